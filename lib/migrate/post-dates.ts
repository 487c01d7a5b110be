import path from 'node:path'
import { splitFrontmatter } from '../content-files/frontmatter'
import { firstCommitDate, missingHistory } from '../content-files/git'
import { datedName, withoutEnding } from '../content-model/content-path'
import { withField } from './adapt-page'
import type { Note } from './plan'

/** The dates of the posts of a folder that state none, in the frontmatter or in the name of the file. */
export class PostDates {
  readonly #folder: string
  readonly #dated: string[] = []
  readonly #undated: string[] = []
  #hasHistory: boolean | undefined

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Returns the text of a post with the date of its first commit, if it has none. */
  add(text: string, file: string, from: string): string {
    if (datedName(withoutEnding(file)) || /^date:/m.test(splitFrontmatter(text).yaml)) return text
    this.#hasHistory ??= missingHistory(path.dirname(from)) === undefined
    const date = this.#hasHistory ? firstCommitDate(from) : undefined
    ;(date === undefined ? this.#undated : this.#dated).push(file)
    return date === undefined ? text : withField(text, 'date', date)
  }

  /** Returns the notes for the report. */
  notes(): { changed: Note[]; open: Note[] } {
    const note = (files: readonly string[], message: string) =>
      files.length === 0 ? [] : [{ file: this.#folder, message: `${message}: ${files.join(', ')}` }]
    return {
      changed: note(this.#dated, 'has posts without a date; they have that of their first commit'),
      open: note(
        this.#undated,
        'has posts without a date, which Docusaurus takes from git: migrate a clone with its whole history, or write the dates',
      ),
    }
  }
}
