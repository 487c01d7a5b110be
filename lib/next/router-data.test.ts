import { describe, expect, it } from 'vitest'
import { publishedData } from './router-data'

const script = (text: string) => `["$","script",null,{"dangerouslySetInnerHTML":{"__html":${JSON.stringify(text)}}}]`

describe('publishedData', () => {
  it('publishedData removes the texts of inline scripts', () => {
    expect(
      publishedData(`7:["$","head",null,{"children":[${script('(a=>a)("\\"")')},${script('b()')}]}]\n8:[]\n`),
    ).toBe(`7:["$","head",null,{"children":[${script('')},${script('')}]}]\n8:[]\n`)
  })

  it('publishedData removes the text rows of long scripts', () => {
    const text = `慢;${'f();'.repeat(400)}`
    const long = (id: string) => `${id}:T${Buffer.byteLength(text).toString(16)},${text}`
    expect(publishedData(`${long('1')}${long('2')}3:[${script('$1')},"$2"]\n`)).toBe(
      `${long('2')}3:[${script('')},"$2"]\n`,
    )
  })

  it('publishedData removes scripts inside raw HTML, but no other raw HTML', () => {
    const hidden = (text: string) => `["$","div",null,{"hidden":true,"dangerouslySetInnerHTML":{"__html":"${text}"}}]`
    expect(publishedData(`1:[${hidden('<script>a()</script>')}]\n`)).toBe(`1:[${hidden('')}]\n`)
    expect(publishedData(`1:[${hidden('<b>text</b>')}]\n`)).toBe(`1:[${hidden('<b>text</b>')}]\n`)
  })

  it('publishedData keeps data of other types unchanged', () => {
    const data = `1:["$","script",null,{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":"{}"}}]\n`
    expect(publishedData(data)).toBe(data)
  })

  it('publishedData removes properties that are undefined, but neither items of lists nor texts', () => {
    const row = (props: string) => `1:["$","a",null,${props}]\n`
    const none = '"lang":"$undefined","aria-label":"$undefined"'
    expect(publishedData(row(`{${none}}`))).toBe(row('{}'))
    expect(publishedData(row(`{${none},"href":"/a/"}`))).toBe(row('{"href":"/a/"}'))
    expect(publishedData(row(`{"href":"/a/",${none}}`))).toBe(row('{"href":"/a/"}'))
    const kept = row('{"children":["$undefined",",","{","a,\\"lang\\":\\"$undefined\\""]}')
    expect(publishedData(kept)).toBe(kept)
  })

  it('publishedData keeps text rows unchanged, whose lengths are in bytes', () => {
    const text = `慢查询\n2:${script('c()')}`
    const data = `1:T${Buffer.byteLength(text).toString(16)},${text}3:${script('d()')}\n`
    expect(publishedData(data)).toBe(data.replace('d()', ''))
  })

  it('publishedData accepts empty data and data without a final newline', () => {
    expect([publishedData(''), publishedData(`1:${script('e()')}`)]).toEqual(['', `1:${script('')}`])
  })

  it('publishedData removes the elements of scripts that are loaded already', () => {
    const element = (src: string) => `["$","script","script-0",{"src":"${src}","async":true}]`
    const row = (...elements: string[]) => `4:[[${elements.join(',')}],"$L7"]\n`
    const merged = { scripts: { url: '/shared.js', parts: ['/a.js'], text: '' }, styles: undefined }
    expect(publishedData(row(element('/a.js'), element('/b.js')), merged)).toBe(row('null', element('/b.js')))
  })
})
