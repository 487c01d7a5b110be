/** The plugin of an instance, `@docusaurus/plugin-content-…`. */
export type InstanceKind = 'docs' | 'blog' | 'pages'

/** A folder of pages of a Docusaurus site: an instance of its docs, blog or pages plugin. */
export interface ContentInstance {
  /** The id of the plugin instance, `default` for the first one. */
  readonly id: string
  /** The absolute path of the folder. */
  readonly folder: string
  /** The absolute paths of the folders from which other builds publish it in their languages, by the names of these. */
  readonly localFolders?: Readonly<Record<string, string>>
  /** The URL of the instance below the base URL, without slashes at its ends: `docs`, `community`, or empty. */
  readonly route: string
  /** Glob patterns of the files that are pages, relative to the folder. */
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  /** The absolute path of the sidebars file of docs; false for none, undefined for the default. */
  readonly sidebars?: string | false
  /** Whether the numbers before names are part of URLs and ids: `numberPrefixParser: false`. */
  readonly keepsNumbers?: true
  /** The name of the file with the authors of a blog. */
  readonly authors?: string
  /** The name of the file with the tags. */
  readonly tags?: string
  /** The defaults of the categories of docs, if the configuration states them. */
  readonly categories?: CategoryDefaults
  /** The version of docs with versions. */
  readonly version?: SourceVersion
}

/** The fields that the categories of docs have unless they state others; those of this site are true. */
export interface CategoryDefaults {
  readonly collapsed?: false
  readonly collapsible?: false
}

/** A version of the docs of a Docusaurus site. */
export interface SourceVersion {
  /** The name in `versions.json`; `current` for the docs outside of `versioned_docs/`. */
  readonly name: string
  readonly label: string
  /** The path of the version below the docs; empty for the version that readers see by default. */
  readonly folder: string
  readonly unreleased: boolean
}

/** Returns the docs that are moved to the root of this site's docs: those at `/` or `/docs`, else the first ones. */
export function mainDocs(docs: readonly ContentInstance[]): ContentInstance | undefined {
  return docs.find(({ route }) => route === '') ?? docs.find(({ route }) => route === 'docs') ?? docs[0]
}
