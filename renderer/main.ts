import './no-eval'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import './theme/fonts.css'
import './theme/tokens.css'
// One vocabulary in five files; their order is that of the cascade.
import './theme/base.css'
import './theme/buttons.css'
import './theme/fields.css'
import './theme/frames.css'
import './theme/dialogs.css'
import App from './App.vue'
import TableView from './screens/TableView.vue'
import NoBridge from './panels/shell/NoBridge.vue'
import { bridgeGateway } from './gateway/bridge'
import { gatewayKey } from './gateway/gateway'

const gateway = bridgeGateway()
if (gateway === undefined) {
  createApp(NoBridge).mount('#app')
} else {
  // The second window shows the same table and asks nothing of it.
  const asTableView = new URLSearchParams(location.search).get('view') === 'table'
  createApp(asTableView ? TableView : App)
    .provide(gatewayKey, gateway)
    .use(createPinia())
    .mount('#app')
}
