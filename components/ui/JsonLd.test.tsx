import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { JsonLd } from './JsonLd'

it('structured data is complete, and none of its texts ends the script', () => {
  const data = { name: '</script><script>alert(1)</script>', note: '<!-- "a" & b -->' }
  const html = renderToStaticMarkup(<JsonLd data={data} />)
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? []
  expect(JSON.parse(json)).toEqual(data)
})
