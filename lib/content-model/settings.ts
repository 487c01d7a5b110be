/** The settings of a content folder, from its `settings.yml`. */
export interface ContentSettings {
  /**
   * `strict` reports what Docusaurus accepts and this site does not support as errors; `lenient`, for a folder that comes
   * from Docusaurus, reports it as warnings and shows the page without it.
   */
  readonly level: 'strict' | 'lenient'
  /** Further hosts whose pages an `<iframe>` can show. */
  readonly frameHosts?: readonly string[]
}

export const defaultSettings: ContentSettings = { level: 'strict' }
