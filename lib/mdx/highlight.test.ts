import { describe, expect, it } from 'vitest'
import { fenceLanguages, highlight } from './highlight'
import { tokenClass } from './theme'

/** A line of each language that has something to colour. */
const samples: Record<(typeof fenceLanguages)[number], [code: string, token: string]> = {
  sql: ['SELECT 1', '<span class=k>SELECT</span>'],
  plsql: ["x := 'a';", '<span class=s>'],
  bash: ['echo "a"', '<span class=f>echo</span>'],
  json: ['{"a": 1}', '<span class=n>'],
  jsonc: ['// note', '<span class=c>// note</span>'],
  yaml: ['a: true', '<span class=n>'],
  xml: ['<a b="c"/>', '<span class=t>a</span>'],
  java: ['class A {}', '<span class=k>class</span>'],
  python: ['return None', '<span class=k>return</span>'],
  javascript: ['const a = 1', '<span class=k>const</span>'],
  typescript: ['type A = string', '<span class=k>type</span>'],
  tsx: ['<b id="x" />', '<span class=t>b</span>'],
  go: ['return nil', '<span class=k>return</span>'],
  http: ['GET / HTTP/1.1', '<span class=k>GET</span>'],
  ini: ['a=1', '<span class=p>a</span>'],
  mdx: ['<Tabs id="x" />', '<span class=t>Tabs</span>'],
  diff: ['+ new', '<span class=i>+ new</span>'],
}

describe('highlight', () => {
  it.each(fenceLanguages)('highlight knows the words of %s and marks them by classes only', async (language) => {
    const [code, token] = samples[language]
    const html = await highlight(code, language)
    expect(html).toContain(token)
    expect(html).not.toMatch(/style=|#0000/)
  })

  it.each([
    ['js', 'javascript', 'const'],
    ['ts', 'typescript', 'const'],
    ['sh', 'bash', 'if'],
    ['shell', 'bash', 'if'],
    ['yml', 'yaml', 'a: 1'],
    ['py', 'python', 'return'],
  ])('the language %s is an alias of %s', async (alias, language, code) => {
    expect(await highlight(code, alias)).toBe(await highlight(code, language))
  })

  it.each(['text', 'txt', ''])('code in “%s” is not highlighted', async (language) => {
    expect(await highlight('SELECT 1 < 2', language)).toBe('<pre tabindex="0"><code>SELECT 1 &#x3C; 2</code></pre>')
  })

  it('highlight does not change lines, and wraps each in a span if any has a mark or a number', async () => {
    expect(await highlight('a\n\nb', 'text')).toBe('<pre tabindex="0"><code>a\n\nb</code></pre>')
    expect(await highlight('a\nb', 'text', { lines: new Set([2]) })).toBe(
      '<pre tabindex="0"><code><span class=line>a</span>\n<span class="line hl">b</span></code></pre>',
    )
    expect(await highlight('a\n\nb', 'text', { numbersFrom: 1 })).toBe(
      '<pre tabindex="0" data-numbers=""><code><span class=line>a</span>\n<span class=line></span>\n<span class=line>b</span></code></pre>',
    )
  })

  it('highlight rejects an unknown language and suggests the nearest one', async () => {
    await expect(highlight('x', 'pyhton')).rejects.toThrow(
      'unknown language of a code fence: “pyhton” (did you mean “python”?)',
    )
    await expect(highlight('x', 'cobolzz')).rejects.toThrow(/“cobolzz”$/)
  })
})

describe('tokenClass', () => {
  it('tokenClass returns the class of a placeholder colour, and undefined for plain text', () => {
    expect([tokenClass('#00000B'), tokenClass('#0000ab'), tokenClass('#000000')]).toEqual(['k', 'i', undefined])
  })
})
