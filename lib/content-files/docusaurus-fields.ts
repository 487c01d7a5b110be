import path from 'node:path'
import { withoutEnding, type ContentPath } from '../content-model/content-path'

type Fields = Readonly<Record<string, unknown>>

/** Returns the fields of a page of a lenient folder, those that only Docusaurus has in this site's form. */
export function fromDocusaurus(fields: Fields, page: Pick<ContentPath, 'collection' | 'file'>): Fields {
  return page.collection === 'blog' ? ofPost(fields) : ofDoc(fields, page)
}

/** Returns the fields of a post: its `slug` is relative to the blog. */
function ofPost(fields: Fields): Fields {
  const { slug } = fields
  return typeof slug === 'string' && slug !== '' ? { ...fields, slug: `/${slug.replace(/^\//, '')}` } : fields
}

/** Returns the fields of a doc: with `parse_number_prefixes: false`, its name keeps the number before it. */
function ofDoc({ parse_number_prefixes: parses, ...fields }: Fields, { file }: Pick<ContentPath, 'file'>): Fields {
  return parses === false ? { id: withoutEnding(path.posix.basename(file)), ...fields } : fields
}
