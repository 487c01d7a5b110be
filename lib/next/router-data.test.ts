import { describe, expect, it } from 'vitest'
import { withoutScripts } from './router-data'

const script = (text: string) => `["$","script",null,{"dangerouslySetInnerHTML":{"__html":${JSON.stringify(text)}}}]`

describe('withoutScripts', () => {
  it('withoutScripts removes the texts of inline scripts', () => {
    expect(
      withoutScripts(`7:["$","head",null,{"children":[${script('(a=>a)("\\"")')},${script('b()')}]}]\n8:[]\n`),
    ).toBe(`7:["$","head",null,{"children":[${script('')},${script('')}]}]\n8:[]\n`)
  })

  it('withoutScripts removes the text rows of long scripts', () => {
    const text = `慢;${'f();'.repeat(400)}`
    const long = (id: string) => `${id}:T${Buffer.byteLength(text).toString(16)},${text}`
    expect(withoutScripts(`${long('1')}${long('2')}3:[${script('$1')},"$2"]\n`)).toBe(
      `${long('2')}3:[${script('')},"$2"]\n`,
    )
  })

  it('withoutScripts removes scripts inside raw HTML, but no other raw HTML', () => {
    const hidden = (text: string) => `["$","div",null,{"hidden":true,"dangerouslySetInnerHTML":{"__html":"${text}"}}]`
    expect(withoutScripts(`1:[${hidden('<script>a()</script>')}]\n`)).toBe(`1:[${hidden('')}]\n`)
    expect(withoutScripts(`1:[${hidden('<b>text</b>')}]\n`)).toBe(`1:[${hidden('<b>text</b>')}]\n`)
  })

  it('withoutScripts keeps data of other types unchanged', () => {
    const data = `1:["$","script",null,{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":"{}"}}]\n`
    expect(withoutScripts(data)).toBe(data)
  })

  it('withoutScripts keeps text rows unchanged, whose lengths are in bytes', () => {
    const text = `慢查询\n2:${script('c()')}`
    const data = `1:T${Buffer.byteLength(text).toString(16)},${text}3:${script('d()')}\n`
    expect(withoutScripts(data)).toBe(data.replace('d()', ''))
  })

  it('withoutScripts accepts empty data and data without a final newline', () => {
    expect([withoutScripts(''), withoutScripts(`1:${script('e()')}`)]).toEqual(['', `1:${script('')}`])
  })

  it('withoutScripts removes the elements of scripts that are loaded already', () => {
    const element = (src: string) => `["$","script","script-0",{"src":"${src}","async":true,"nonce":"$undefined"}]`
    const row = (...elements: string[]) => `4:[[${elements.join(',')}],"$L7"]\n`
    expect(withoutScripts(row(element('/a.js'), element('/b.js')), ['/a.js'])).toBe(row('null', element('/b.js')))
  })
})
