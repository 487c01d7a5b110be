import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Term } from './Term'

it('the box of a term is a tooltip with the definition, in which code is marked as code', () => {
  const html = renderToStaticMarkup(
    <Term boxId="term-x" definition="Needs `WHERE` < 1.">
      <a href="#x">x</a>
    </Term>,
  )
  expect(html).toMatch(
    /^<span class="[^"]*" data-term=""><a href="#x">x<\/a><span class="[^"]*" role="tooltip" id="term-x">Needs <code>WHERE<\/code> &lt; 1\.<\/span><\/span>$/,
  )
})
