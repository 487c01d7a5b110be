import path from 'node:path'
import { authorFields } from '../content-model/author-schema'
import { withoutKeys } from '../content-model/without-path'
import { withoutEnding, type ContentPath } from '../content-model/content-path'
import { isMap } from './is-map'

type Fields = Readonly<Record<string, unknown>>

/** Converts the frontmatter of a page in a lenient folder from Docusaurus' fields to those of this site. */
export function fromDocusaurus(fields: Fields, page: Pick<ContentPath, 'collection' | 'file'>): Fields {
  const own = page.collection === 'blog' ? ofPost(fields) : ofDoc(fields, page)
  return Array.isArray(own.tags) ? { ...own, tags: own.tags.map(labelOf) } : own
}

/** Returns the label of a tag that is written as a map. */
function labelOf(tag: unknown): unknown {
  return isMap(tag) && 'label' in tag ? tag.label : tag
}

/** Converts the fields of a post, whose `slug` is relative to the blog, and whose authors may be given in full. */
function ofPost(fields: Fields): Fields {
  const { slug } = fields
  const own = withAuthors(fields)
  return typeof slug === 'string' && slug !== '' ? { ...own, slug: `/${slug.replace(/^\//, '')}` } : own
}

/** For each field of `authors.yml`, the two fields with which Docusaurus gives it for the only author of a post. */
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
  const others = author.length > 0 ? withoutKeys(fields, ...singleAuthor.flatMap(([, ...written]) => written)) : fields
  const authors = fields.authors ?? (author.length > 0 ? Object.fromEntries(author) : undefined)
  if (authors === undefined) return fields
  return { ...others, authors: Array.isArray(authors) ? authors.map(inlineAuthor) : inlineAuthor(authors) }
}

/** Returns the key of an author, or else the author's details with the field names of `authors.yml`. */
function inlineAuthor(author: unknown): unknown {
  if (!isMap(author)) return author
  if ('key' in author) return author.key
  const fields = authorFields(author)
  return isMap(fields) && !('name' in fields) && 'title' in fields ? { ...fields, name: fields.title } : fields
}

/** Converts the fields of a doc: `parse_number_prefixes: false` keeps the number in its name; props may have a badge. */
function ofDoc({ parse_number_prefixes: parses, ...fields }: Fields, { file }: Pick<ContentPath, 'file'>): Fields {
  const badge =
    isMap(fields.sidebar_custom_props) && 'badge' in fields.sidebar_custom_props && fields.sidebar_custom_props.badge
  return {
    ...(parses === false && { id: withoutEnding(path.posix.basename(file)) }),
    ...(typeof badge === 'string' && { sidebar_badge: badge }),
    ...fields,
  }
}
