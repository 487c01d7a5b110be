import { describe, expect, it } from 'vitest'
import { fenceLanguage, fenceLanguages } from './fence-languages'
import { highlight } from './highlight'
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

  it('highlight loads other languages on demand', async () => {
    expect(await highlight('local a = nil', 'lua')).toContain('<span class=k>local</span>')
  })

  it('highlight does not change plain text', async () => {
    expect(await highlight('SELECT 1 < 2', 'text')).toBe('<pre tabindex="0"><code>SELECT 1 &#x3C; 2</code></pre>')
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
})

describe('fenceLanguage', () => {
  it.each([
    ['js', 'javascript'],
    ['sh', 'bash'],
    ['shell', 'bash'],
    ['yml', 'yaml'],
    ['py', 'python'],
    ['JSON', 'json'],
    ['Dockerfile', 'dockerfile'],
    ['console', 'console'],
    ['shell-session', 'shellsession'],
    ['js{1,3-5}', 'javascript'],
    ['rust,ignore', 'rust'],
    ['c++', 'c++'],
    ['mysql', 'sql'],
    ['flink-sql', 'sql'],
    ['text', 'text'],
    ['hocon', 'text'],
    ['', 'text'],
    ['pyhton', undefined],
  ])('the language “%s” is %s', (name, language) => {
    expect(fenceLanguage(name)).toBe(language)
  })
})

describe('tokenClass', () => {
  it('tokenClass returns the class of a placeholder colour, and undefined for plain text', () => {
    expect([tokenClass('#00000B'), tokenClass('#0000ab'), tokenClass('#000000')]).toEqual(['k', 'i', undefined])
  })
})
