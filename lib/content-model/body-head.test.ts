import { describe, expect, it } from 'vitest'
import { readBodyHead, withoutBodyHead } from './body-head'

describe('readBodyHead', () => {
  it('the <head> of a body gives the description, image, keywords and title of the page', () => {
    const body = `Text.

<head>
  <title>A title</title>
  <meta name="description" content="Words." />
  <meta property="og:description" content="Other words.">
  <meta property="og:image" content="/img/a.png" />
  <meta name='keywords' content='a, b' />
  <meta property="og:type" content="article" />
  <link rel="canonical" href="/a" />
</head>`
    expect(readBodyHead(body)).toEqual({
      title: 'A title',
      description: 'Words.',
      image: '/img/a.png',
      keywords: ['a', 'b'],
      dropped: ['link rel="canonical" href="/a"'],
      first: 2,
      last: 10,
    })
  })

  it.each(['Text.', '```html\n<head>\n</head>\n```', '`<head>`', '<head>'])('there is no <head> in %j', (body) => {
    expect(readBodyHead(body)).toBeUndefined()
  })
})

it('withoutBodyHead keeps the number of lines', () => {
  const body = 'a\n<Head>\n<title>b</title>\n</Head>\nc'
  expect(withoutBodyHead(body, readBodyHead(body) as NonNullable<ReturnType<typeof readBodyHead>>)).toBe('a\n\n\n\nc')
})
