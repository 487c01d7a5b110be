import type { Node, Point } from 'unist'
import type { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import type { ComponentRules } from '../content-model/component-rules'
import type { ImportedFile } from '../content-model/imported-path'
import type { ContentSettings } from '../content-model/settings'
import type { PagePath } from '../config/routes'

declare module 'vfile' {
  interface DataMap {
    level: ContentSettings['level']
    format: 'md' | 'mdx'
    /** The rules of `components.yml` for the components that the body names. */
    components: ComponentRules
    /** The files that the body imports as text, by their paths without language. */
    imported: Readonly<Record<string, ImportedFile>>
    /** Returns the path of the file, without language, that a line is from: the page or a partial. */
    fileAt: (line: number) => string
    /** The path of the page; undefined if it is not known. */
    page: PagePath | undefined
    /** The hosts whose pages an `<iframe>` can show. */
    frameHosts: readonly string[]
    /** The causes that have been reported in a lenient folder. */
    causes?: Set<string>
  }
}

type Place = Node | Point

/** Reports an error and returns, so that a writer sees all errors of a page at once; the compilation fails later. */
export function reportError(file: VFile, reason: string, place: Place): void {
  file.message(reason, place as Node).fatal = true
}

/**
 * Reports what Docusaurus accepts and this site does not support: an error in a strict folder, a warning in a lenient
 * one, where each `cause` is reported once in a page. The plugin then uses a fallback.
 */
export function reportUnsupported(file: VFile, reason: string, place: Place, cause = reason): void {
  const isLenient = file.data.level === 'lenient'
  const causes = (file.data.causes ??= new Set())
  if (isLenient && causes.has(cause)) return
  causes.add(cause)
  file.message(reason, place as Node).fatal = !isLenient
}

/** The errors of a failed compilation, at least one, in the order of the body. */
export class CompileError extends Error {
  readonly messages: readonly [VFileMessage, ...VFileMessage[]]

  constructor(first: VFileMessage, others: readonly VFileMessage[]) {
    super(first.reason)
    this.name = 'CompileError'
    this.messages = [first, ...others]
  }
}

/** Runs a compilation of `file`; throws a `CompileError` with the reported errors and the error that ended it. */
export async function collectErrors<Result>(file: VFile, run: () => Promise<Result>): Promise<Result> {
  const outcome = await run().then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  )
  if ('error' in outcome && outcome.error instanceof VFileMessage) outcome.error.fatal = true
  const ending = 'error' in outcome && outcome.error instanceof VFileMessage ? [outcome.error] : []
  const messages = [...new Set([...file.messages, ...ending])].filter(({ fatal }) => fatal)
  const [first, ...others] = messages.sort((a, b) => (a.line ?? 1) - (b.line ?? 1) || (a.column ?? 1) - (b.column ?? 1))
  if (first) throw new CompileError(first, others)
  if ('error' in outcome) throw outcome.error
  return outcome.result
}

/** Throws if errors have been reported, so that later plugins only get a valid tree. */
export function remarkStopAtErrors() {
  return (_: unknown, file: VFile) => {
    const error = file.messages.find(({ fatal }) => fatal)
    if (error) throw error
  }
}
