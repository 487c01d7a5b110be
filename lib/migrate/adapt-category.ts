import type GithubSlugger from 'github-slugger'
import { isMap, isScalar, parseDocument, type YAMLMap } from 'yaml'
import { paths } from '../config/routes'
import type { AdaptedPage } from './adapt-page'
import { fieldsOf, textOf } from './values'

/** The folder of a `_category_` file. */
export interface CategoryOf {
  /** The prefix of the docs that were moved; empty for others. */
  readonly folder: string
  /** The label of a category without a `label`. */
  readonly name: string
  /** The slugs of the generated indexes of these docs. */
  readonly slugs: GithubSlugger
}

/**
 * Adds the prefix `folder`, to which docs were moved, to the link in a `_category_` file: to the slug of a generated
 * index, which Docusaurus derives from the label if there is none, and to the id of a doc that is not in the folder.
 */
export function adaptCategory(text: string, { folder, name, slugs }: CategoryOf): AdaptedPage {
  const doc = folder === '' ? undefined : parseDocument(text)
  const link = doc?.get('link')
  if (!doc || doc.errors.length > 0 || !isMap(link)) return { text, changes: [] }
  const { type, id, slug } = fieldsOf(link.toJSON())
  if (type === 'doc' && textOf(id)?.includes('/')) return withField(text, link, 'id', `${folder}/${textOf(id)}`, folder)
  if (type !== 'generated-index') return { text, changes: [] }
  const label = textOf(doc.get('label')) ?? name
  const inner = textOf(slug)?.replace(/^\//, '') ?? paths.generatedIndex(slugs.slug(label)).replace(/\/$/, '')
  return withField(text, link, 'slug', `/${folder}/${inner}`, folder)
}

/** Sets a field of the link to a value, and keeps the rest of the text as it is. */
function withField(text: string, link: YAMLMap, name: string, value: string, folder: string): AdaptedPage {
  const changes = [`${name} is ${value}, because its docs are in ${folder}/`]
  const rangeOf = (key: string): readonly number[] => {
    const node = link.get(key, true)
    return (isScalar(node) && node.range) || [0, 0]
  }
  const [start = 0, end = 0] = rangeOf(name)
  const written = text.slice(start, end)
  const quote = /^["']/.exec(written)?.[0] ?? ''
  if (end > 0) return { text: text.slice(0, start) + quote + value + quote + text.slice(end), changes }
  const [typeStart = 0, typeEnd = 0] = rangeOf('type')
  const [indent = ''] = /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', typeStart) + 1)) ?? []
  const added = link.flow === true ? `, "${name}": "${value}"` : `\n${indent}${name}: ${value}`
  return { text: text.slice(0, typeEnd) + added + text.slice(typeEnd), changes }
}
