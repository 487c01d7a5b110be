import path from 'node:path'
import { diagnostic, formatDiagnostic, type Diagnostic } from '../diagnostics/diagnostic'
import { isIgnored } from '../content-files/listing'
import type { MdxSource } from '../mdx/body'
import { fileFailure } from '../node/file-failure'
import { watchFolder } from '../node/watch-folder'
import { errorMessage } from '../text/error-message'
import { isOrIsBelow } from './changed-files'
import { startBackground, type Background } from './background'
import { formatWithFrame, toDiagnostics } from './diagnostics'
import type { EventServer } from './events'
import { messageDiagnostics, messagesFolder } from './message-diagnostics'
import { PageStore } from '../content-files/snapshot/page-store'
import { ContentSession } from './session'
import { NOTICE_DELAY, type ContentState } from './state'

/** The settings, which Next's pages read again after a change; this process and Next's own settings do not. */
const settingsFolder = path.join('lib', 'config')
const settingsFiles = ['site.ts', 'base-path.ts']

/** Delay before files are read after a change, in milliseconds: editors save in several steps. */
const SETTLE_DELAY = 5

/** The number of changed files from which more are expected, as when git changes to another branch. */
const MANY_FILES = 4

/** Delay before many files are read after a change, in milliseconds: pages show all of them, or none. */
const MANY_FILES_DELAY = 100

/** The number of changed files that the terminal names. */
const MAX_NAMES = 5

/** Delay of checks after a change, in milliseconds: rendering the page takes precedence. */
const CHECK_DELAY = 300

/**
 * Delay of the search index after a change, in milliseconds: the whole index is rebuilt, and rarely needed between
 * saves.
 */
const INDEX_DELAY = 2_000

/** Delay of checks and index after the start, in milliseconds, while Next compiles the first page. */
const START_DELAY = 5_000

/**
 * The content server of development: publishes changes in a folder, notifies the open pages and the terminal, and
 * checks and indexes the content in the background.
 */
export class ContentServer {
  private readonly store: PageStore
  private readonly session: ContentSession
  private readonly background: Background
  /** Errors and warnings of the last completed check, except those of files that have changed since. */
  private checked: readonly Diagnostic[] = []
  /** Errors of the UI texts, which Next reports at the modules that read them. */
  private ofMessages: readonly Diagnostic[] = []
  /** An error of the last task, such as a full disk. */
  private failures: readonly Diagnostic[] = []
  private messageTimer: NodeJS.Timeout | undefined
  private printed = new Set<string>()
  /** The changed files that are not yet published. */
  private readonly changed = new Set<string>()
  /** The files that have changed since the server started. */
  private readonly edited = new Set<string>()
  /** The changed files that are being read. */
  private reading: readonly string[] = []
  private running = Promise.resolve()
  private settling: NodeJS.Timeout | undefined
  private notice: NodeJS.Timeout | undefined
  private state: ContentState = { version: '', errors: [] }
  private timers: NodeJS.Timeout[] = []

  constructor(
    private readonly folder: string,
    private readonly events: EventServer,
  ) {
    this.store = new PageStore(folder, path.join('.cache', 'dev'))
    this.session = new ContentSession(folder, this.store)
    this.background = startBackground(folder, (diagnostics) => this.takeCheck(diagnostics))
  }

  /** Publishes the folder and watches it for changes. */
  async start(): Promise<void> {
    // watched before it is read: what changes meanwhile is read again
    watchFolder(this.folder, (file) => this.takeChange(file))
    this.events.onInvalidBody((source) => this.run(() => this.checkBody(source)))
    await (this.running = this.session.start())
    watchFolder(messagesFolder, () => {
      clearTimeout(this.messageTimer)
      this.messageTimer = setTimeout(() => this.run(() => this.checkMessages()), SETTLE_DELAY)
    })
    this.checkMessages()
    watchFolder(settingsFolder, (file) => {
      if (!settingsFiles.includes(file)) return
      const name = path.join(settingsFolder, file)
      console.log(`${name} has changed: restart \`npm run dev\`, so that URLs, texts and checks use the new settings`)
    })
    console.log(`content: ${this.session.files().length} files`)
    this.runBackground(START_DELAY, START_DELAY)
  }

  private takeChange(file: string): void {
    if (isIgnored(file)) return
    this.changed.add(file)
    this.edited.add(file)
    this.reportReading()
    clearTimeout(this.settling)
    const delay = this.changed.size < MANY_FILES ? SETTLE_DELAY : MANY_FILES_DELAY
    this.settling = setTimeout(() => this.run(() => this.update()), delay)
  }

  /** Runs a task after the running one; an error is shown, and does not end the server. */
  private run(task: () => Promise<void> | void): void {
    this.running = this.running.then(task).catch((error: unknown) => this.reportFailure(error))
  }

  /** Notifies the open pages, and after a delay the terminal, that changed files are being read. */
  private reportReading(): void {
    if (this.notice) return
    this.events.send({ ...this.state, isReading: true })
    const print = () => console.log(`content: reading ${nameFiles([...this.reading, ...this.changed])} …`)
    this.notice = setTimeout(print, NOTICE_DELAY)
  }

  private async checkBody(source: MdxSource): Promise<void> {
    await this.session.checkBody(source)
    this.publishState()
  }

  private checkMessages(): void {
    this.ofMessages = messageDiagnostics()
    this.publishState()
  }

  private async update(): Promise<void> {
    const files = [...this.changed]
    if (files.length === 0) return
    this.reading = files
    this.changed.clear()
    this.reportReading()
    this.background.cancel()
    const start = performance.now()
    this.checked = this.checked.filter(({ file }) => !isOrIsBelow(path.relative(this.folder, file), files))
    this.failures = []
    const isNew = await this.session.update(files, this.events.openPages()).catch((error: unknown) => {
      this.reportFailure(error, files[0])
      // retried with the next change
      files.forEach((file) => this.changed.add(file))
      return false
    })
    this.reading = []
    clearTimeout(this.notice)
    this.notice = undefined
    this.publishState()
    if (isNew) console.log(`content: ${nameFiles(files)} (${Math.round(performance.now() - start)} ms)`)
    this.runBackground(CHECK_DELAY, INDEX_DELAY)
  }

  /** Shows an error that is not one of the content on all pages until the next change has been read. */
  private reportFailure(error: unknown, changed = ''): void {
    const known = fileFailure(error)
    if (!known) console.error(error)
    const { file, message, fix } = known ?? {
      file: path.join(this.folder, changed),
      message: errorMessage(error),
      fix: 'see the terminal',
    }
    this.failures = [diagnostic('project', { file, message, fix: `${fix}, then save a page` })]
    this.publishState()
  }

  private runBackground(checkDelay: number, indexDelay: number): void {
    this.timers.forEach(clearTimeout)
    this.timers = [
      setTimeout(() => {
        this.session.warmUp().catch((error: unknown) => this.reportFailure(error))
        this.background.check([...this.edited])
      }, checkDelay),
      setTimeout(() => {
        this.background.index()
        this.run(() => this.store.save(this.session.files().map(({ file }) => file)))
      }, indexDelay),
    ]
  }

  private takeCheck(diagnostics: readonly Diagnostic[]): void {
    this.checked = diagnostics
    const errors = this.publishState()
    const warnings = diagnostics.filter(({ severity }) => severity === 'warning').map(formatDiagnostic)
    this.print(warnings)
    // a corrected error is printed again if it comes back
    this.printed = new Set([...errors, ...warnings])
  }

  /** Sends the current version and errors to the open pages, prints new errors to the terminal, and returns all. */
  private publishState(): string[] {
    const found = [...this.session.diagnostics().values(), this.ofMessages, this.failures].flat()
    const files = new Set(found.map(({ file }) => path.resolve(file)))
    const rest = this.checked.filter(({ severity, file }) => severity === 'error' && !files.has(path.resolve(file)))
    const { folder, session } = this
    const errors = toDiagnostics([...found, ...rest], folder, session.files(), session.imported())
    this.state = { version: this.session.version, errors }
    this.events.send(this.reading.length > 0 ? { ...this.state, isReading: true } : this.state)
    const texts = errors.map(formatWithFrame)
    this.print(texts)
    return texts
  }

  /** Prints the texts that have not been printed since they appeared. */
  private print(texts: readonly string[]): void {
    for (const text of texts.filter((one) => !this.printed.has(one))) console.error(text)
    this.printed = new Set([...this.printed, ...texts])
  }
}

/** Returns the names of a few files, or the number of many. */
function nameFiles(files: readonly string[]): string {
  const names = files.map((file) => file || 'the whole folder')
  return files.length <= MAX_NAMES ? names.join(', ') : `${files.length} files`
}
