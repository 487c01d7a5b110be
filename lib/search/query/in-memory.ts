import { openSearch, type Search } from './search'

/**
 * Opens an index from its files in memory, by path as `buildIndex` returns them. `read` receives each file that is
 * loaded and returns its content; by default, the content is unchanged.
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
