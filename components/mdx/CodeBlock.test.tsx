// @vitest-environment jsdom
import { render } from '../test-dom'
import { describe, expect, it } from 'vitest'
import { CodeBlock } from './CodeBlock'

const html = '<pre tabindex="0"><code><span class="line"><span class="k">SELECT</span> 1 &#x3C; 2</span></code></pre>'

describe('CodeBlock', () => {
  it('shows the highlighted code as it was made', () => {
    const { container } = render(<CodeBlock language="sql" html={html} />)
    expect(container.querySelector('pre')?.textContent).toBe('SELECT 1 < 2')
    expect(container.querySelector('.k')?.textContent).toBe('SELECT')
  })

  it('says its language to style sheets', () => {
    const { container } = render(<CodeBlock language="sql" html={html} />)
    expect(container.querySelector('figure')?.dataset.language).toBe('sql')
  })

  it('has a caption when it has a title', () => {
    const { container } = render(<CodeBlock language="ini" html={html} title="my.cnf" />)
    expect(container.querySelector('figcaption')?.textContent).toBe('my.cnf')
  })

  it('has none without', () => {
    const { container } = render(<CodeBlock language="sql" html={html} />)
    expect(container.querySelector('figcaption')).toBeNull()
  })
})
