// Type-aware lint: floating promises matter in a program that saves people's evenings.
import prettier from 'eslint-config-prettier'
import vue from 'eslint-plugin-vue'
import ts from 'typescript-eslint'

export default ts.config(
  {
    ignores: [
      'out/**',
      'dist/**',
      'node_modules/**',
      'demo-output/**',
      'test-results/**',
      'playwright-report/**',
      '**/*.cjs',
      '**/*.mjs',
    ],
  },
  ...ts.configs.recommendedTypeChecked,
  ...vue.configs['flat/recommended'],
  {
    languageOptions: {
      parserOptions: {
        parser: ts.parser,
        // Reads sources, not what a build left behind: a fresh checkout lints alike.
        projectService: true,
        tsconfigRootDir: new URL('..', import.meta.url).pathname,
        extraFileExtensions: ['.vue'],
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      eqeqeq: 'error',
      'vue/multi-word-component-names': 'off',
      'vue/no-v-html': 'error',
      // An optional prop that is left out is absent, as everywhere else; a made-up default would hide that.
      'vue/require-default-prop': 'off',
    },
  },
  {
    // The engine is pure: no clock, no randomness (style.md, section 1).
    files: ['electron/engine/**/*.ts', 'shared/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', 'Date', 'process', 'performance', 'setTimeout', 'window', 'document'],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Dice are an input of the rules.' },
      ],
    },
  },
  prettier,
)
