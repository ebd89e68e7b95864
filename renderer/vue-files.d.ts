/** For tools that read TypeScript alone: `vue-tsc` resolves the real components. */
declare module '*.vue' {
  import type { DefineComponent } from 'vue'
  const component: DefineComponent
  export default component
}
