import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { InlineScript } from './InlineScript'

function title(text: string, number: number) {
  document.title = `${text} ${number}`
}

/** Returns the document of a page with the script after it has run. */
const open = (html: string) => new JSDOM(html, { runScripts: 'dangerously' }).window.document

describe('InlineScript', () => {
  it('InlineScript runs the function with its arguments', () => {
    expect(open(renderToStaticMarkup(<InlineScript run={title} args={['a "b"', 2]} />)).title).toBe('a "b" 2')
  })

  it('InlineScript does not escape comparison operators in the code', () => {
    const smaller = (a: number, b: number) => {
      if (a < b) document.title = 'smaller'
    }
    expect(open(renderToStaticMarkup(<InlineScript run={smaller} args={[1, 2]} />)).title).toBe('smaller')
  })

  it('InlineScript escapes arguments that would end the script', () => {
    const html = renderToStaticMarkup(<InlineScript run={title} args={['</script><b>out</b>', 1]} />)
    expect(html).toContain('"\\u003c/script>\\u003cb>out\\u003c/b>"')
    const document = open(html)
    expect(document.title).toBe('</script><b>out</b> 1')
    expect(document.querySelector('b')).toBeNull()
  })
})
