import type { DocsVersion } from './docs-versions'

/** The settings of a content folder, from its `settings.yml`. */
export interface ContentSettings {
  /**
   * In a `strict` folder, parts that Docusaurus accepts and this site does not support are errors. In a `lenient`
   * folder, which comes from Docusaurus, they are warnings, and the page is shown without them or with them in another form.
   */
  readonly level: 'strict' | 'lenient'
  /** Further hosts whose pages an `<iframe>` can show. */
  readonly frameHosts?: readonly string[]
  /** Further hosts from which pages can show images. */
  readonly imageHosts?: readonly string[]
  /** Whether opening a category of a sidebar closes its siblings; absent for the default of the site. */
  readonly autoCollapse?: boolean
  /** False if dollars are text: `$a$` is not a formula. */
  readonly formulas?: boolean
  /** The versions of the docs, the current one first; absent for docs without versions. */
  readonly versions?: readonly DocsVersion[]
  /** The URLs of the Docusaurus site that the folder comes from; its links are written with them. */
  readonly docusaurus?: DocusaurusUrls
}

/** The URLs of a Docusaurus site. Routes are paths without slashes at their ends. */
export interface DocusaurusUrls {
  /** The origin, `https://example.org`, for links to pages that were not migrated. */
  readonly url?: string
  readonly baseUrl: string
  /** The route of the docs that are now at the root. */
  readonly docs: string
  /** The routes of further docs, which are also their folders. */
  readonly otherDocs: readonly string[]
  /** The files in `docs/` that were pages outside of the docs, at the root of the site: `help.md`. */
  readonly pages?: readonly string[]
  readonly blog: string
  /** The routes of further blogs, whose posts are in the same blog here. */
  readonly otherBlogs?: readonly string[]
  /** Whether the docs of the URL `next/` are in a folder of this name; without it, they are at the root. */
  readonly hasNext?: true
  /** Whether the URLs of pages end in a slash; absent if only those of the pages of folders do. */
  readonly trailingSlash?: boolean
}

export const defaultSettings: ContentSettings = { level: 'strict' }
