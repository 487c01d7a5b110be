import { describe, expect, it } from 'vitest'
import { checkFiles } from '../content-lint/test-check'
import { mdx } from './test-fixtures'

const refused = (place: string) => `${place}: the file is not UTF-8: its text cannot be read from this line on`

describe('files in other encodings', () => {
  it.each([
    ['GBK', Buffer.from([...Buffer.from('---\ntitle: '), 0xb0, 0xb2, 0xd7, 0xb0, ...Buffer.from('\n---\n')]), '2:8'],
    ['UTF-16 with a mark', Buffer.from('\ufeff---\ntitle: A\n---\n', 'utf16le'), '1:1'],
    ['UTF-16 without a mark', Buffer.from('---\ntitle: A\n---\n', 'utf16le'), '1:2'],
    ['a character that was cut', Buffer.concat([Buffer.from(mdx('title: A')), Buffer.from([0xe5, 0xae])]), '6:1'],
  ])('a file that is not UTF-8 is rejected, and reported once: %s', async (_, bytes, position) => {
    const { reports } = await checkFiles({ 'en/docs/a.mdx': bytes, 'en/docs/b.mdx': mdx('title: B') })
    expect(reports).toEqual([refused(`en/docs/a.mdx:${position}`)])
  })

  it('a file other than a page is rejected if it is not UTF-8', async () => {
    const { reports } = await checkFiles({
      'en/docs/a.mdx': mdx('title: A'),
      'tags.yml': Buffer.from('cafe: { label: Caf\u00e9 }\n', 'latin1'),
    })
    expect(reports).toEqual([refused('tags.yml:1:19')])
  })
})

describe('files in UTF-8', () => {
  it('a file in UTF-8 may begin with a byte order mark', async () => {
    const { reports } = await checkFiles({
      'en/docs/a.mdx': `\ufeff${mdx('title: A\ntags: [faq]')}`,
      'tags.yml': '\ufefffaq: { label: FAQ }\n',
    })
    expect(reports).toEqual([])
  })

  it('a file in UTF-8 may contain the replacement character', async () => {
    expect((await checkFiles({ 'en/docs/a.mdx': mdx('title: A', 'It shows \ufffd.') })).reports).toEqual([])
  })
})
