import { listFiles } from '../node/list-files'

/** Returns the files of a build, without the compressed copies that `npm run precompress` writes beside them. */
export function builtFiles(folder: string): string[] {
  const files = listFiles(folder)
  const names = new Set(files)
  return files.filter((file) => !/\.(?:br|gz)$/.test(file) || !names.has(file.slice(0, -3)))
}
