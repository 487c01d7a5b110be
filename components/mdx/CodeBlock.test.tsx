// @vitest-environment jsdom
import { render } from '../test-dom'
import { describe, expect, it } from 'vitest'
import { CodeBlock } from './CodeBlock'

const html = '<pre tabindex="0"><code><span class="line"><span class="k">SELECT</span> 1 &#x3C; 2</span></code></pre>'

const texts = { copy: 'Copy', copied: 'Copied', wrap: 'Wrap' }

describe('CodeBlock', () => {
  it('shows the highlighted code as it was made', () => {
    const { container } = render(<CodeBlock texts={texts} language="sql" html={html} />)
    expect(container.querySelector('pre')?.textContent).toBe('SELECT 1 < 2')
    expect(container.querySelector('.k')?.textContent).toBe('SELECT')
  })

  it('says its language to style sheets', () => {
    const { container } = render(<CodeBlock texts={texts} language="sql" html={html} />)
    expect(container.querySelector('figure')?.dataset.language).toBe('sql')
  })

  it('has a caption when it has a title', () => {
    const { container } = render(<CodeBlock texts={texts} language="ini" html={html} title="my.cnf" />)
    expect(container.querySelector('figcaption')?.textContent).toBe('my.cnf')
  })

  it('names the engine whose SQL it is, behind its title or alone', () => {
    const caption = (title?: string) =>
      render(
        <CodeBlock texts={texts} language="sql" html={html} engine="MySQL" {...(title && { title })} />,
      ).container.querySelector('figcaption')?.innerHTML
    expect(caption('a.sql')).toBe('a.sql<span>MySQL</span>')
    expect(caption()).toBe('MySQL')
  })

  it('has none without', () => {
    const { container } = render(<CodeBlock texts={texts} language="sql" html={html} />)
    expect(container.querySelector('figcaption')).toBeNull()
  })

  it('offers to copy, and keeps the offer to wrap until there is something to wrap', () => {
    const { container } = render(<CodeBlock texts={texts} language="sql" html={html} />)
    const buttons = [...container.querySelectorAll('button')].map((button) => [button.textContent, button.hidden])
    expect(buttons).toEqual([
      ['Wrap', true],
      ['Copy', false],
    ])
  })

  it('may be wrapped from the start, and have nothing to copy', () => {
    const { container } = render(<CodeBlock texts={texts} language="text" html={html} wrap="" nocopy="" />)
    const [button, ...others] = container.querySelectorAll('button')
    expect([button?.textContent, button?.hidden, button?.ariaPressed ?? button?.getAttribute('aria-pressed')]).toEqual([
      'Wrap',
      false,
      'true',
    ])
    expect(others).toEqual([])
    expect(container.querySelector('figure')?.dataset.wrap).toBe('')
  })
})
