import { statSync } from 'node:fs'
import path from 'node:path'
import { contentHash } from '../node/content-hash'
import { compileBodies } from './compile-bodies'
import { mdxSource } from '../content-files/mdx-source'
import type { MdxSource } from '../mdx/body'
import { checkPage, type CheckedPage } from '../content-lint/check-content'
import type { ContentFile } from '../content-files/content-file'
import type { ImportedFiles } from '../content-files/imported-files'
import { unreadableFiles } from '../content-files/encoding'
import { readText } from '../content-files/frontmatter'
import { diagnostic, diagnostics, type Diagnostic } from '../diagnostics/diagnostic'
import { isPartial, textImports } from '../content-model/imported-path'
import { reportAt } from '../content-model/body-error'
import { lastCommits } from '../content-files/git'
import { fileKind } from '../node/file-kind'
import { pageFiles } from '../content-files/listing'
import type { Commits } from '../content-files/snapshot/page-meta'
import { readProject, type ProjectFiles } from '../content-files/project/project'
import type { PageRecord } from '../content-model/record'
import { publicPath } from '../config/routes'
import { makeSnapshot } from '../content-files/snapshot/snapshot'
import { writeBodies, writeSnapshot } from '../content-files/snapshot/snapshot-store'
import type { PageStore } from '../content-files/snapshot/page-store'
import { isModule, isOrIsBelow, isPage, projectFile } from './changed-files'

/** The state of a page in development. */
interface PageState {
  readonly page: CheckedPage
  /** The record of the last text without errors, which is published. */
  record?: PageRecord
}

/** The errors of a page, by its path in the folder. */
interface PageErrors {
  readonly file: string
  readonly errors: readonly Diagnostic[]
}

/**
 * The content in development: reads changed files and publishes a snapshot in which every page has its last text
 * without errors. Only work that pages depend on runs here; all other checks run in the background.
 */
export class ContentSession {
  private readonly pages = new Map<string, PageState>()
  private readonly errors = new Map<string, readonly Diagnostic[]>()
  /** Modification times of the changed files that are neither pages nor project files; pages show their content. */
  private readonly others = new Map<string, number>()
  private project: ProjectFiles = {}
  private commits: Commits = new Map()
  private published = ''
  /** Whether `project` lacks changes of the project files. */
  private isProjectStale = false

  constructor(
    readonly folder: string,
    private readonly store: PageStore,
  ) {}

  /** Reads and publishes the whole folder. */
  async start(): Promise<void> {
    this.commits = lastCommits(this.folder)
    await this.readProject()
    await this.readPages(pageFiles(this.folder), false)
    this.publish()
    this.store.save(this.pages.keys())
  }

  /**
   * Applies changes of files, given by their paths in the folder; returns true if the snapshot changes. `openPages` are
   * the public paths of open pages: changed project files are published only if these pages compile with them.
   */
  async update(files: readonly string[], openPages: readonly string[] = []): Promise<boolean> {
    const isOfProject = (file: string) => projectFile.test(file) || this.isImported(file)
    for (const file of files.filter((name) => !isPage(name) && !isOfProject(name)))
      this.others.set(file, statSync(path.join(this.folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0)
    const folders = files.filter((file) => this.isFolder(file))
    const changed = this.changedPages(files, folders)
    this.isProjectStale ||= folders.length > 0 || files.some((file) => isOfProject(file) || isModule(file))
    // before the project, because pages may have changed together with it
    changed.forEach((file) => this.readPage(file))
    const isTried = this.isProjectStale
    const failed = isTried ? await this.tryProject(openPages) : undefined
    // an error may have been one of the project, such as a missing partial
    const wrong = isTried ? [...this.errors.keys()].filter((file) => this.pages.has(file)) : []
    await this.readPages([...new Set([...changed, ...wrong])], true)
    if (failed) this.setErrors(failed.file, failed.errors)
    return this.publish()
  }

  /** Returns the changed pages: those among the changed files, and those in the changed folders. */
  private changedPages(files: readonly string[], folders: readonly string[]): string[] {
    // the settings decide which errors a page has
    const areAll = files.includes('settings.yml')
    const all = areAll || folders.length > 0 ? [...pageFiles(this.folder), ...this.pages.keys()] : []
    return [...new Set([...files.filter(isPage), ...all.filter((page) => areAll || isOrIsBelow(page, folders))])]
  }

  /** Whether the path is that of a folder, or of a removed folder with pages or files that they import. */
  private isFolder(file: string): boolean {
    const kind = fileKind(path.join(this.folder, file))
    if (kind !== 'missing') return kind === 'folder'
    const known = [...this.pages.keys(), ...Object.keys(this.imported())]
    return known.some((name) => name.startsWith(`${file}/`))
  }

  /** Whether a page imports the file, or the file imports text, which must be read with it. */
  private isImported(file: string): boolean {
    if (Object.hasOwn(this.imported(), file)) return true
    const fullPath = path.join(this.folder, file)
    return (
      /\.mdx?$/.test(file) &&
      (isPartial(file) || (fileKind(fullPath) === 'file' && textImports(readText(fullPath)).length > 0))
    )
  }

  /** Loads contentlayer and the compiler before the first edit needs them. */
  async warmUp(): Promise<void> {
    this.store.warmUp()
    const { compileBody } = await import('../mdx/compile')
    const { highlightFences } = await import('../mdx/deferred-fences')
    await highlightFences(await compileBody({ body: '```sql\nSELECT 1\n```', file: 'docs/page.mdx', locale: 'en' }))
  }

  /** Finds the errors of a page's body, which is not compiled at the start. */
  async checkBody({ locale, file }: Pick<MdxSource, 'locale' | 'file'>): Promise<void> {
    const name = `${locale}/${file}`
    if (this.pages.has(name) && !this.errors.has(name)) await this.compile([name])
  }

  /** Returns the errors of the last reads, by the paths of the files in the folder. */
  diagnostics(): ReadonlyMap<string, readonly Diagnostic[]> {
    return this.errors
  }

  /** Returns the current files of the pages. */
  files(): ContentFile[] {
    return [...this.pages.values()].map(({ page }) => page.file)
  }

  /** Returns the files that pages import. */
  imported(): ImportedFiles {
    return this.project.imported ?? {}
  }

  /** The version of the last published snapshot. */
  get version(): string {
    return this.published
  }

  /** Reads the project files; if any has an error, the previous data is kept. */
  private async readProject(): Promise<void> {
    const { project, reports } = await readProject(this.folder)
    this.setErrors('', diagnostics('project', reports))
    this.isProjectStale = reports.length > 0
    if (reports.length === 0 || this.pages.size === 0) this.project = project
  }

  /**
   * Reads the project files, and restores the previous data if an open page compiles with them, but not with the new
   * data, such as the text of a rule: returns its errors then. The next change of any file tries the new data again.
   */
  private async tryProject(openPages: readonly string[]): Promise<PageErrors | undefined> {
    const before = this.project
    await this.readProject()
    if (this.project === before) return undefined
    for (const file of this.files().filter((page) => openPages.includes(publicPath(page.locale, page.path)))) {
      const [errors = []] = await this.bodyErrors([file], this.project)
      if (errors.length === 0) continue
      const [errorsBefore = []] = await this.bodyErrors([file], before)
      if (errorsBefore.length > 0) continue
      this.project = before
      this.isProjectStale = true
      return { file: file.file, errors }
    }
    return undefined
  }

  /**
   * Reads pages and creates records of those without errors; with `compile`, also compiles their bodies and keeps the
   * last record of a page that fails.
   */
  private async readPages(files: readonly string[], compile: boolean): Promise<void> {
    const typable = new Map<string, string>()
    for (const file of files) {
      const page = this.readPage(file)
      if (page && !this.errors.has(file)) typable.set(file, page.source)
    }
    // contentlayer runs in its own thread, at the same time
    const [records] = await Promise.all([this.store.recordsOf(typable), compile && this.compile([...typable.keys()])])
    const sound = [...records].filter(([file]) => !this.errors.has(file))
    writeBodies(sound.map(([, record]) => record))
    for (const [file, record] of sound) (this.pages.get(file) as PageState).record = record
  }

  private async compile(files: readonly string[]): Promise<void> {
    const pages = files.map((file) => (this.pages.get(file) as PageState).page.file)
    const errors = await this.bodyErrors(pages, this.project)
    files.forEach((file, index) => this.setErrors(file, errors[index] ?? []))
  }

  /** Reads the current text of a page into its state; returns undefined for a removed file and deletes its state. */
  private readPage(file: string): CheckedPage | undefined {
    const fullPath = path.join(this.folder, file)
    const isThere = fileKind(fullPath) === 'file'
    const page = isThere ? checkPage(file, readText(fullPath), this.folder, this.project.settings) : undefined
    if (page) {
      const unreadable = diagnostics('encoding', unreadableFiles([fullPath]))
      this.pages.set(file, { ...this.pages.get(file), page })
      this.setErrors(file, unreadable.length > 0 ? unreadable : diagnostics('frontmatter', page.errors))
    } else {
      this.pages.delete(file)
      this.errors.delete(file)
    }
    return page
  }

  /** Returns the errors of the bodies of pages, in the order of the pages. */
  private async bodyErrors(pages: readonly ContentFile[], project: ProjectFiles): Promise<Diagnostic[][]> {
    const results = await compileBodies(pages.map((page) => mdxSource(page, project)))
    return pages.map(({ file, bodyLine }, index) => {
      const result = results[index]
      const source = { file: path.join(this.folder, file), bodyLine }
      const errors = result && 'errors' in result ? result.errors : []
      return errors.map(({ position, reason }) => diagnostic('body', reportAt(source, position, reason)))
    })
  }

  private setErrors(file: string, errors: readonly Diagnostic[]): void {
    if (errors.length > 0) this.errors.set(file, errors)
    else this.errors.delete(file)
  }

  /** Writes the snapshot if it differs from the last; returns true if it does. */
  private publish(): boolean {
    const records = [...this.pages.values()].flatMap(({ record }) => record ?? [])
    const snapshot = JSON.stringify(makeSnapshot(records, this.project, this.commits))
    const version = contentHash(snapshot + JSON.stringify([...this.others]))
    if (version === this.published) return false
    // the text is not made again for the version
    writeSnapshot(`{"version":"${version}",${snapshot.slice(1)}`, 'development')
    this.published = version
    return true
  }
}
