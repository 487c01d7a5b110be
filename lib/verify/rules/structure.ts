import { reportsIn, type Report } from '../../diagnostics/diagnostic'
import { textOf, type Page } from '../page'

const REFERENCES = ['aria-controls', 'aria-describedby', 'aria-labelledby', 'for', 'list', 'headers', 'popovertarget']

/**
 * Reports pages without a language, with no or several `<title>` or `<h1>`, empty headings, skipped heading levels,
 * missing alternative texts, duplicate ids, and references to ids that do not exist.
 */
export function structureErrors({ file, elements }: Page): Report[] {
  if (elements.some(({ attribs }) => attribs['http-equiv']?.toLowerCase() === 'refresh')) return []
  const named = (name: string) => elements.filter((element) => element.name === name)
  const found: string[] = []
  const titles = named('title').filter(({ parent }) => parent?.type === 'tag' && parent.name === 'head')
  if (titles.length !== 1 || titles.every((title) => textOf(title).trim() === ''))
    found.push(`${titles.length} titles in the head, or an empty one`)
  const headings = elements.filter((element) => /^h[1-6]$/.test(element.name) && !isHidden(element))
  const first = headings.filter(({ name }) => name === 'h1')
  if (first.length !== 1) found.push(`${first.length} headings of level 1`)
  found.push(...headings.filter((heading) => textOf(heading).trim() === '').map(({ name }) => `an empty <${name}>`))
  found.push(...skippedLevels(headings.map(({ name }) => Number(name.slice(1)))))
  found.push(
    ...named('img').flatMap(({ attribs }) =>
      attribs.alt === undefined ? [`an <img> without alt: ${attribs.src}`] : [],
    ),
  )
  if (!named('html')[0]?.attribs.lang) found.push('no language')

  const ids = new Map<string, number>()
  for (const { attribs } of elements) if (attribs.id !== undefined) ids.set(attribs.id, (ids.get(attribs.id) ?? 0) + 1)
  for (const [id, times] of ids) if (times > 1) found.push(`the id “${id}” is used ${times} times`)
  for (const { name, attribs } of elements)
    for (const attribute of REFERENCES.filter((reference) => !mayBeAbsent(reference, attribs)))
      for (const id of attribs[attribute]?.split(/\s+/).filter(Boolean) ?? [])
        if (!ids.has(id)) found.push(`${attribute} of <${name}> names “${id}”, which does not exist`)
  return reportsIn(file, found)
}

/**
 * Whether the target of an id reference may be missing: a collapsed control may render its target on the first click
 * (WAI-ARIA 1.2, `aria-expanded`).
 */
function mayBeAbsent(reference: string, attribs: Readonly<Record<string, string>>): boolean {
  return reference === 'aria-controls' && attribs['aria-expanded'] === 'false'
}

/** Returns an error for each heading that skips a heading level. */
function skippedLevels(levels: readonly number[]): string[] {
  return levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? 0
    return level > before + 1
      ? [before === 0 ? `the first heading is an h${level}` : `an h${level} follows an h${before}`]
      : []
  })
}

function isHidden(element: Page['elements'][number]): boolean {
  for (let node: typeof element.parent = element; node; node = node.parent)
    if (node.type === 'tag' && 'hidden' in node.attribs) return true
  return false
}
