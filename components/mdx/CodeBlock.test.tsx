// @environment jsdom
import { render } from '../test-dom'
import { describe, expect, it } from 'vitest'
import { CodeBlock } from './CodeBlock'

const html = '<pre tabindex="0"><code><span class="line"><span class="k">SELECT</span> 1 &#x3C; 2</span></code></pre>'

const texts = { copy: 'Copy', copied: 'Copied', run: 'Run', wrap: 'Wrap' }

describe('CodeBlock', () => {
  it('CodeBlock shows the highlighted code unchanged', () => {
    const { container } = render(<CodeBlock texts={texts} language="sql" html={html} />)
    expect(container.querySelector('pre')?.textContent).toBe('SELECT 1 < 2')
    expect(container.querySelector('.k')?.textContent).toBe('SELECT')
  })

  it('CodeBlock has its language as an attribute for style sheets', () => {
    const { container } = render(<CodeBlock texts={texts} language="sql" html={html} />)
    expect(container.querySelector('figure')?.dataset.language).toBe('sql')
  })

  it('CodeBlock has a caption if it has a title', () => {
    const { container } = render(<CodeBlock texts={texts} language="ini" html={html} title="my.cnf" />)
    expect(container.querySelector('figcaption')?.textContent).toBe('my.cnf')
  })

  it('CodeBlock shows the engine of its SQL after the title, or as the caption if there is no title', () => {
    const caption = (title?: string) =>
      render(
        <CodeBlock texts={texts} language="sql" html={html} engine="MySQL" {...(title && { title })} />,
      ).container.querySelector('figcaption')?.innerHTML
    expect(caption('a.sql')).toBe('a.sql<span>MySQL</span>')
    expect(caption()).toBe('MySQL')
  })

  it('CodeBlock has no caption without a title or engine', () => {
    const { container } = render(<CodeBlock texts={texts} language="sql" html={html} />)
    expect(container.querySelector('figcaption')).toBeNull()
  })

  it('CodeBlock shows “Copy”, and hides “Wrap” until lines overflow', () => {
    const { container } = render(<CodeBlock texts={texts} language="sql" html={html} />)
    const buttons = [...container.querySelectorAll('button')].map((button) => [button.textContent, button.hidden])
    expect(buttons).toEqual([
      ['Wrap', true],
      ['Copy', false],
    ])
  })

  it('CodeBlock links to the tool that runs its code, only if there is one', () => {
    const { container } = render(<CodeBlock texts={texts} language="sql" html={html} />)
    expect(container.querySelector('a')).toBeNull()
    const run = '/workbench/run/#example=abc'
    const link = render(<CodeBlock {...{ texts, html, run }} language="sql" />).container.querySelector('a')
    expect([link?.textContent, link?.getAttribute('href')?.endsWith(run)]).toEqual(['Run', true])
  })

  it('CodeBlock can be wrapped initially and have no “Copy” button', () => {
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
