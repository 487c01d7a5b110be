import type { Collection } from '../content-model/frontmatter-schema'

const inAuthors = 'declare the author in authors.yml, and write `authors: [key]`'
const noLooks = 'delete the line: the look of the sidebar is the same for all pages'

/** Frontmatter fields of Docusaurus that are not supported, with the fix for each. */
const oldFields: ReadonlyMap<string, string> = new Map(
  Object.entries({
    author: inAuthors,
    author_title: inAuthors,
    author_url: inAuthors,
    author_image_url: inAuthors,
    parse_number_prefixes: 'delete the line; to keep a number of the file’s name in the URL, write it as `id: 01-name`',
    sidebar_class_name: noLooks,
    sidebar_custom_props: noLooks,
    sidebar_key: 'delete the line: sidebars.ts names docs by their id',
    no_index: 'write `unlisted: true`: it also keeps the page out of lists',
  }),
)

/** Fields that have no visible effect in Docusaurus, unless a site adds its own code. */
const ignoredFields: ReadonlySet<string> = new Set([
  'sidebar_custom_props',
  'sidebar_key',
  'wrapperClassName',
  'hide_reading_time',
  'layout',
])

/** The fields that only docs may have; the value is what to do with the field in a post. */
const docFields: ReadonlyMap<string, string> = new Map(
  Object.entries({
    id: 'delete the line; a post’s URL is its file’s name, or its `slug`',
    hide_title: 'delete the line: a post always shows its title',
    sidebar_label: 'delete the line: the list of posts shows the title',
    sidebar_position: 'delete the line: posts come by their date',
    displayed_sidebar: 'delete the line: beside a post stands the list of all posts',
    pagination_label: 'delete the line: posts lead to each other by their titles',
    pagination_next: 'delete the line: the next post is the older one',
    pagination_prev: 'delete the line: the previous post is the newer one',
  }),
)

/** Returns the fix for a field that a collection does not support; undefined for an unknown name. */
export function fixForField(name: string, collection: Collection): string | undefined {
  return oldFields.get(name) ?? (collection === 'blog' ? docFields.get(name) : undefined)
}

/** Whether a field is ignored in a lenient folder, as in Docusaurus, which also ignores the fields of docs in posts. */
export function isIgnored(name: string, collection: Collection): boolean {
  return ignoredFields.has(name) || (collection === 'blog' && docFields.has(name))
}
