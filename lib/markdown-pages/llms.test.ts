import { describe, expect, it } from 'vitest'
import { llmsFullText, llmsText } from './llms'

const page = (title: string, description?: string) => ({
  href: `https://x.org/${title}/index.md`,
  page: {
    title,
    ...(description !== undefined && { description }),
    url: `https://x.org/${title}/`,
    language: 'en-GB',
    body: `# ${title}\n\nText.\n`,
  },
})

const site = {
  title: 'Docs',
  summary: 'What it is.',
  notes: 'How to read it.',
  sections: [
    { title: 'Guides', pages: [page('A', 'First.'), page('B [x]')] },
    { title: 'Empty', pages: [] },
  ],
}

describe('llms.txt', () => {
  it('llms.txt has a line for each page, under its section, and omits empty sections', () => {
    expect(llmsText(site)).toBe(`# Docs

> What it is.

How to read it.

## Guides

- [A](https://x.org/A/index.md): First.
- [B \\[x\\]](https://x.org/B [x]/index.md)
`)
  })

  it('llms-full.txt contains all texts in order, each below its URL', () => {
    expect(llmsFullText(site)).toContain('<!-- https://x.org/A/ -->\n\n# A\n\nText.\n\n<!-- https://x.org/B [x]/ -->')
  })
})
