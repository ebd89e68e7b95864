import { h, type FunctionalComponent, type VNode } from 'vue'
import type { RuleNode } from './rulebook'

/** Draws a rulebook's nodes; a clause id is a button that jumps to its clause. */
const RuleText: FunctionalComponent<{ nodes: readonly RuleNode[] }, { clause: (id: string) => void }> = (
  props,
  { emit },
) => draw(props.nodes, '', (id) => emit('clause', id))
RuleText.props = ['nodes']
RuleText.emits = ['clause']
export default RuleText

type Child = VNode | string

function draw(nodes: readonly RuleNode[], own: string, jump: (id: string) => void): Child[] {
  return nodes.map((node, i): Child => {
    switch (node.kind) {
      case 'text':
        return node.text
      case 'break':
        return h('br')
      case 'code':
        return h('code', node.text)
      case 'clause':
        // The id that opens its own clause is a label, not a link to itself.
        if (i === 0 && own === `rule-${node.text}`) return h('b', { class: 'own' }, node.text)
        return h('button', { type: 'button', class: 'clause', onClick: () => jump(node.text) }, node.text)
      case 'branch': {
        const inside = draw(node.children, node.id ?? (i === 0 ? own : ''), jump)
        if (node.tag === 'table') return h('div', { class: 'table scroll', tabindex: 0 }, [h('table', inside)])
        return h(node.tag, node.id === undefined ? {} : { id: node.id }, inside)
      }
    }
  })
}
