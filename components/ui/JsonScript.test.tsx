import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { JsonScript } from './JsonScript'

it('the data of a script element is complete, and none of its texts ends the script', () => {
  const data = { name: '</script><script>alert(1)</script>', note: '<!-- "a" & b -->' }
  const html = renderToStaticMarkup(<JsonScript type="application/ld+json" data={data} />)
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? []
  expect(JSON.parse(json)).toEqual(data)
})
