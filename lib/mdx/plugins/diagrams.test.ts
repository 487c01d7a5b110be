import { describe, expect, it } from 'vitest'
import { checkFiles } from '../../content-lint/test-check'
import { mdx } from '../../content-files/test-fixtures'
import { compileText, html, lenient } from '../test-body'
import type { Locale } from '../../i18n/locales'

const fence = (source: string, meta = '') => `\`\`\`mermaid${meta}\n${source}\n\`\`\``
const flow = 'flowchart LR\n  A[Statement] -->|rewrite| B{Equal?}\n  B --> C[(结果)]'

/** Returns a diagram's text alternative. */
const said = async (source: string, meta = '', locale: Locale = 'en') => {
  const markup = await html(fence(source, meta), locale)
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(markup)?.[1]
  return { title: attribute('title'), description: attribute('description'), caption: attribute('caption') }
}

describe('a Mermaid fence', () => {
  it.each([
    ['flowchart', flow],
    ['graph, with semicolons', 'graph TD;\n  A-->B;\n  B-->C;'],
    [
      'chart without a direction',
      'flowchart\n  A --> B\n  subgraph One [The first]\n    direction LR\n    C --> D\n  end',
    ],
    ['state diagram', 'stateDiagram-v2\n  [*] --> Idle\n  Idle --> Running : start\n  Running --> [*]'],
    [
      'sequence diagram',
      'sequenceDiagram\n  participant A as Client\n  participant B\n  A->>+B: SELECT 1\n  Note over A,B: waits\n  alt found\n    B-->>-A: rows\n  else none\n    B-->>A: nothing\n  end',
    ],
    ['class diagram', 'classDiagram\n  class Plan {\n    +int cost\n    +explain() string\n  }\n  Plan <|-- Scan : is'],
    [
      'entity–relationship diagram',
      'erDiagram\n  CUSTOMER ||--o{ ORDERS : places\n  ORDERS {\n    int o_orderkey PK\n    date o_orderdate\n  }',
    ],
  ])('a Mermaid fence becomes a diagram: %s', async (_, source) => {
    const { code } = await compileText(fence(source))
    expect(code).toMatch(/svg: "<svg class=\\"s[0-9a-f]{6}\\"/)
    // no colour, font or address of its own, and no custom property that the page does not define
    expect(code).not.toMatch(/var\(--(?:_|fg)/)
    expect(code).not.toMatch(/https?:\/\/(?!www\.w3\.org)|@import|font-family(?!=\\"var)|#[0-9a-f]{6}\b/i)
  })

  it.each([
    ['graph TD; A-->B', 'graph TD\nA-->B'],
    [
      'graph LR;A["a; b"]-->|c; d|B{e; f} & C;B -- g; h --> D;',
      'graph LR\nA["a; b"]-->|c; d|B{e; f} & C\nB -- g; h --> D',
    ],
    ['graph LR; A[a &lt; b&nbsp;; c]-->B(d#59;)', 'graph LR\nA[a &lt; b&nbsp;; c]-->B(d#59;)'],
    ['stateDiagram-v2; [*] --> A; A --> B: b; c', 'stateDiagram-v2\n[*] --> A\nA --> B: b; c'],
    ['sequenceDiagram; A->>B: BEGIN; SELECT 1', 'sequenceDiagram\nA->>B: BEGIN; SELECT 1'],
  ])('semicolons separate the statements of a Mermaid fence, outside of its texts: %s', async (written, lines) => {
    expect(await html(fence(written))).toBe(await html(fence(lines)))
  })

  it('a Mermaid fence is rendered deterministically', async () => {
    expect((await compileText(fence(flow))).code).toBe((await compileText(fence(flow))).code)
  })

  it('Mermaid diagrams have unique ids, so that two on a page do not conflict', async () => {
    const { code } = await compileText(`${fence(flow)}\n\n${fence(flow.replace('rewrite', 'mend'))}`)
    const ids = [...code.matchAll(/<marker id=\\"([^"\\]+)\\"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(2)
  })

  it('a Mermaid fence has only the arrowheads that its lines have', async () => {
    const arrowheads = async (source: string) =>
      [...(await compileText(fence(source))).code.matchAll(/<marker id=\\"s[0-9a-f]{6}-([^"\\]+)\\"/g)].map(
        ([, id]) => id,
      )
    expect(await arrowheads('flowchart LR\n  A --> B')).toEqual(['arrowhead'])
    expect(await arrowheads('flowchart LR\n  A <--> B')).toEqual(['arrowhead', 'arrowhead-start'])
    expect(await arrowheads('flowchart LR\n  A --- B')).toEqual([])
  })

  it('a Mermaid fence has its accTitle, its caption, or its words as the title of the diagram', async () => {
    const words = 'accTitle: A rewrite is tried\n  accDescr: Both results\n  are compared.'.replace('\n  are', ' are')
    const described = flow.replace('LR\n', `LR\n  ${words}\n`)
    expect(await said(described)).toEqual({
      title: 'A rewrite is tried',
      description: 'Both results are compared.',
      caption: undefined,
    })
    expect(await said(flow, ' title="How {product} works"')).toMatchObject({
      title: 'How SQL Tuner works',
      caption: 'How SQL Tuner works',
    })
    expect((await said(flow)).title).toBe('Flowchart: rewrite, Statement, Equal?, 结果')
    expect((await said(flow, '', 'zh')).title).toBe('流程图：rewrite、Statement、Equal?、结果')
    expect((await said(`---\ntitle: From its head\n---\n${flow}`)).title).toBe('From its head')
    expect((await said(`${flow}\n  accDescr {\n    One.\n    Two.\n  }`)).description).toBe('One. Two.')
  })

  it('a Mermaid fence may contain {product}, and is indexed by its title', async () => {
    const { code, sections } = await compileText(
      fence('flowchart LR\n  accTitle: On {product}\n  A["{product}"] --> B{product}'),
    )
    expect(code).toContain('>SQL Tuner<')
    expect(code).toContain('>product<')
    expect(sections[0]?.text).toBe('On SQL Tuner')
  })

  it('a relationship of an ER diagram may begin with “zero or more”', async () => {
    const { code } = await compileText(fence('erDiagram\n  people }o--o{ toots : liked'))
    expect(code).toContain('>liked<')
  })

  it('a Mermaid fence escapes the writer’s markup', async () => {
    const { code } = await compileText(
      fence('flowchart LR\n  A["<img src=x onerror=go()>"] --> B["<script>go()</script>"]'),
    )
    expect(code).not.toMatch(/<script|<img/)
  })
})

describe('lines without effect in a diagram', () => {
  it.each([
    [
      'a kind',
      'pie title Rows\n  "a" : 1',
      '6:1: a diagram of type “pie” cannot be rendered at build time; a Mermaid fence must begin with one of flowchart LR, stateDiagram-v2, sequenceDiagram, classDiagram, erDiagram. Write a table or a list, or put an image beside the page: ![what it shows](./diagram.svg)',
    ],
    [
      'a line',
      'sequenceDiagram\n  autonumber\n  A->>B: x',
      '7:1: “autonumber” has no effect on the diagram, or only its beginning has: it is redundant, or its syntax is not supported; correct or delete it',
    ],
    [
      'the end of a line',
      'flowchart LR\n  A --> B\n  B -->',
      '8:1: “B -->” has no effect on the diagram, or only its beginning has: it is redundant, or its syntax is not supported; correct or delete it',
    ],
    [
      'a statement after a semicolon',
      'flowchart LR\n  A --> B; B -->\n  B --> C',
      '7:1: “B -->” has no effect on the diagram, or only its beginning has: it is redundant, or its syntax is not supported; correct or delete it',
    ],
    [
      'a colour',
      'flowchart LR\n  A --> B\n  style A fill:#f00',
      '8:1: a diagram has the colours of the page, light and dark: delete this line',
    ],
  ])('Mermaid code that cannot be rendered, or has no effect, is rejected: %s', async (_, source, message) => {
    const { reports } = await checkFiles({ 'en/docs/a.mdx': mdx('title: A', fence(source)) })
    expect(reports).toEqual([`en/docs/a.mdx:${message}`])
  })
})

it('a diagram that cannot be rendered is shown as code in a lenient folder, with a warning', async () => {
  const { text, warnings } = await lenient('```mermaid\ngantt\n  title A\n```')
  expect(text).toContain('<x-code language="mermaid"')
  expect(warnings).toEqual([expect.stringContaining('2:1: a diagram of type “gantt” cannot be rendered')])
})
