/** The settings of a content folder, from its `settings.yml`. */
export interface ContentSettings {
  /**
   * In a `strict` folder, parts that Docusaurus accepts and this site does not support are errors. In a `lenient`
   * folder, which comes from Docusaurus, they are warnings, and the page is shown without them.
   */
  readonly level: 'strict' | 'lenient'
  /** Further hosts whose pages an `<iframe>` can show. */
  readonly frameHosts?: readonly string[]
}

export const defaultSettings: ContentSettings = { level: 'strict' }
