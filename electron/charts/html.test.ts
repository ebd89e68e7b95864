import { describe, expect, test } from 'vitest'
import { html, join } from './html'

describe('HTML out of templates', () => {
  test('what players wrote is escaped, in text and in attributes', () => {
    const name = `<b>"Tom" & 'Jerry'</b>`
    expect(html`<i title="${name}">${name}</i>`.text).toBe(
      '<i title="&lt;b&gt;&quot;Tom&quot; &amp; &#39;Jerry&#39;&lt;/b&gt;">&lt;b&gt;&quot;Tom&quot; &amp; &#39;Jerry&#39;&lt;/b&gt;</i>',
    )
  })
  test('Html passes as it is, lists are joined, absent pieces say nothing, 0 says 0', () => {
    expect(html`${[html`<b>${1}</b>`, 'a<', undefined, false]}${0}`.text).toBe('<b>1</b>a&lt;0')
    expect(join(['<', html`<hr />`]).text).toBe('&lt;<hr />')
  })
})
