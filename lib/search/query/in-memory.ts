import { openSearch, type Search } from './search'

/**
 * Opens an index from the files in memory that `buildIndex` returns. `read` is called for each loaded file and can
 * change its content; by default, it returns the content unchanged.
 */
export function openInMemory(
  locale: string,
  files: ReadonlyMap<string, string>,
  read: (path: string, text: string) => string | Promise<string> = (_, text) => text,
): Promise<Search> {
  return openSearch(locale, async (path) => {
    const text = files.get(path)
    if (text === undefined) throw new Error(`there is no ${path}`)
    return read(path, text)
  })
}
