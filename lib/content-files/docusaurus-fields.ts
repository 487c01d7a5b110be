import path from 'node:path'
import { authorFields } from '../content-model/author-schema'
import { withoutKeys } from '../content-model/without-path'
import { withoutEnding, type ContentPath } from '../content-model/content-path'

type Fields = Readonly<Record<string, unknown>>

/** Returns the fields of a page of a lenient folder, those that only Docusaurus has in this site’s form. */
export function fromDocusaurus(fields: Fields, page: Pick<ContentPath, 'collection' | 'file'>): Fields {
  const own = page.collection === 'blog' ? ofPost(fields) : ofDoc(fields, page)
  return Array.isArray(own.tags) ? { ...own, tags: own.tags.map(labelOf) } : own
}

/** Returns the label of a tag that is written as a map. */
function labelOf(tag: unknown): unknown {
  return isMap(tag) && 'label' in tag ? tag.label : tag
}

/** Returns the fields of a post: its `slug` is relative to the blog, and its authors may have their details there. */
function ofPost(fields: Fields): Fields {
  const { slug } = fields
  const own = withAuthors(fields)
  return typeof slug === 'string' && slug !== '' ? { ...own, slug: `/${slug.replace(/^\//, '')}` } : own
}

/** The fields of a post’s single author, with those of `authors.yml`; Docusaurus also takes the second names. */
const singleAuthor = [
  ['name', 'author', 'author'],
  ['title', 'author_title', 'authorTitle'],
  ['url', 'author_url', 'authorURL'],
  ['image', 'author_image_url', 'authorImageURL'],
] as const

function withAuthors(fields: Fields): Fields {
  const author = singleAuthor.flatMap(([name, own, other]) => {
    const value = fields[own] ?? fields[other]
    return value === undefined || value === null || value === '' ? [] : [[name, value] as const]
  })
  const others = author.length > 0 ? withoutKeys(fields, ...singleAuthor.flat()) : fields
  const authors = fields.authors ?? (author.length > 0 ? Object.fromEntries(author) : undefined)
  if (authors === undefined) return fields
  return { ...others, authors: Array.isArray(authors) ? authors.map(inlineAuthor) : inlineAuthor(authors) }
}

/** Returns an author’s details as in `authors.yml`; an author with a key is the one of the key. */
function inlineAuthor(author: unknown): unknown {
  if (!isMap(author)) return author
  if ('key' in author) return author.key
  const fields = authorFields(author)
  return isMap(fields) && !('name' in fields) && 'title' in fields ? { ...fields, name: fields.title } : fields
}

/** Returns the fields of a doc: with `parse_number_prefixes: false`, its name keeps the number before it; its custom props may have
 * a badge. */
function ofDoc({ parse_number_prefixes: parses, ...fields }: Fields, { file }: Pick<ContentPath, 'file'>): Fields {
  const badge =
    isMap(fields.sidebar_custom_props) && 'badge' in fields.sidebar_custom_props && fields.sidebar_custom_props.badge
  return {
    ...(parses === false && { id: withoutEnding(path.posix.basename(file)) }),
    ...(typeof badge === 'string' && { sidebar_badge: badge }),
    ...fields,
  }
}

function isMap(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
