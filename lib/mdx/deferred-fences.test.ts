import { describe, expect, it, vi } from 'vitest'
import { compileBody } from './compile'
import { highlightFences } from './deferred-fences'
import { markup } from './test-body'

const bodyOf = (body: string) => compileBody({ body, file: 'docs/a.mdx', locale: 'en' })

describe('deferred fences', () => {
  it('a compiled body shows its fences by placeholders, the same one for the same code', async () => {
    const { code, fences } = await bodyOf('```js {1}\nlet a\n```\n\n```js {1}\nlet a\n```')
    expect(fences?.map(({ code, language, lines }) => [code, language, lines])).toEqual([
      ['let a', 'javascript', [1]],
      ['let a', 'javascript', [1]],
    ])
    expect(new Set(code.match(/fence:[0-9a-f]{40}/g)).size).toBe(1)
  })

  it('highlighting replaces the placeholders in the body and in its excerpt', async () => {
    const body = await highlightFences(await bodyOf('```js\nlet a\n```\n\n<!-- truncate -->\n\nMore.'))
    expect(body).not.toHaveProperty('fences')
    expect(markup(body.code)).toContain('&lt;span class=k&gt;let&lt;/span&gt; a')
    expect(markup(body.excerpt ?? '')).toContain('&lt;span class=k&gt;let&lt;/span&gt; a')
  })

  it('a fence is highlighted once, and taken from the cache in every other body', async () => {
    const first = await highlightFences(await bodyOf(`Text.\n\n\`\`\`js\nlet cached\n\`\`\``))
    vi.doMock('./highlight', () => ({ highlight: () => 'highlighted again' }))
    const second = await highlightFences(await bodyOf(`Edited.\n\n\`\`\`js\nlet cached\n\`\`\``))
    vi.doUnmock('./highlight')
    expect(first.code).toContain('class=k')
    expect(second.code).toBe(first.code.replace('Text.', 'Edited.'))
  })

  it('a text that looks like a placeholder is not replaced', async () => {
    const text = `fence:${'0'.repeat(40)}`
    const body = await highlightFences(await bodyOf(`${text}\n\n\`\`\`js\nlet a\n\`\`\``))
    expect(markup(body.code)).toContain(text)
  })

  it('a fence with comments that mark lines is highlighted at once, so that a wrong comment is an error', async () => {
    const { fences } = await bodyOf('```js\n// highlight-next-line\nlet a\n```')
    expect(fences).toBeUndefined()
  })
})
