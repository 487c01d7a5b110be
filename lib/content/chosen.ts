import path from 'node:path'

/** Whether a file is one of those that a command line names; a folder stands for all that is in it. */
export function chosenBy(names: readonly string[]): (file: string) => boolean {
  const wanted = names.map((name) => path.resolve(name))
  return (file) => {
    const full = path.resolve(file)
    return wanted.some((name) => full === name || full.startsWith(name + path.sep))
  }
}
