import { PlanFormat } from '../plan/format'

/** Writes costs and sizes in a language. */
export class AdvisorFormat extends PlanFormat {
  readonly #space: string

  constructor(language: string) {
    super(language)
    this.#space = language.startsWith('zh') ? '' : ' '
  }

  /** Joins sentences; Chinese has no space between them. */
  sentences = (texts: readonly string[]): string => texts.join(this.#space)

  bytes = (bytes: number): string => this.size(Math.ceil(bytes / 1024))
}
