import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contentHash } from '../node/content-hash'
import type { Plan, PlannedFile } from './plan'

/** Fetches an image; undefined if it cannot be fetched or is not an image. */
export type FetchImage = (url: string) => Promise<Buffer | undefined>

/** Hosts whose images change, such as badges; a copy would become outdated. */
const LIVE = /^(?:img\.shields\.io|badgen\.net|badge\.fury\.io|codecov\.io|[\w.-]*travis-ci\.\w+|opencollective\.com)$/
const LIVE_PATH = /\/badge(?:s|\.svg|\/)|\/workflows\/.*\.svg/

/** Matches code blocks, which are skipped, and images of other hosts: the text before their URL, then the URL. */
const CODE_OR_IMAGE =
  /^[ \t>]*(`{3,}|~{3,})[\s\S]*?^[ \t>]*\1|(!\[[^\]]*\]\(\s*<?|<img\b[^>]*?\ssrc=["'])((?:https?:)?\/\/[^\s)>"']+)/gim

const BASE = 'https://site.invalid/'

/** The number of images that are fetched at the same time. */
const PARALLEL = 8

/**
 * Copies images of other hosts into `static/remote/`, and replaces their URLs in pages. Returns the hosts of the images
 * that are not copied: badges and images that cannot be fetched; without `fetchImage`, all images.
 */
export async function copyRemoteImages(plan: Plan, to: string, fetchImage?: FetchImage): Promise<string[]> {
  const pages = [...plan.files].filter(([file]) => /\.mdx?$/.test(file)).map(([file, planned]) => ({ file, planned }))
  const texts = new Map(pages.map(({ file, planned }) => [file, textOf(planned)]))
  const urls = [
    ...new Set([...texts.values()].flatMap((text) => [...text.matchAll(CODE_OR_IMAGE)].map((match) => match[3] ?? ''))),
  ]
  const wanted = urls.flatMap((url) => absolute(url) ?? [])
  const copies = new Map<string, string>()
  const rest = new Set(fetchImage ? wanted.filter((url) => !isLive(url)) : []).values()
  const fetchNext = async () => {
    for (const url of rest) {
      const name = `static/remote/${contentHash(url).slice(0, 8)}-${nameOf(url)}`
      const known = path.join(to, name)
      const content = existsSync(known) ? readFileSync(known) : await fetchImage?.(url)
      if (content === undefined) continue
      plan.add(name, { content })
      copies.set(url, name.slice('static'.length))
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, fetchNext))
  if (copies.size > 0) for (const page of pages) replaceImages(page.file, page.planned, texts, copies, plan)
  const hosts = new Set(wanted.filter((url) => !copies.has(url)).map((url) => new URL(url).host))
  return [...hosts].filter((host) => host.includes('.')).sort()
}

function replaceImages(
  file: string,
  planned: PlannedFile,
  texts: ReadonlyMap<string, string>,
  copies: ReadonlyMap<string, string>,
  plan: Plan,
): void {
  const text = texts.get(file) ?? ''
  let count = 0
  const replaced = text.replace(CODE_OR_IMAGE, (whole, _, before: string, url = '') => {
    const copy = copies.get(absolute(String(url)) ?? '')
    if (copy === undefined) return whole
    count += 1
    return before + copy
  })
  if (count === 0) return
  plan.files.set(file, { ...planned, content: replaced })
  plan.changed.push({ file, message: `shows copies of ${count} images of other hosts` })
}

function textOf({ from, content }: PlannedFile): string {
  return String(content ?? readFileSync(from ?? '', 'utf8'))
}

/** Returns an absolute URL; undefined for an invalid one. */
function absolute(url: string): string | undefined {
  return /^(?:https?:)?\/\//i.test(url) && URL.canParse(url, BASE) ? new URL(url, BASE).href : undefined
}

function isLive(url: string): boolean {
  const { host, pathname } = new URL(url)
  return LIVE.test(host) || LIVE_PATH.test(pathname)
}

/** Returns a file name for the copy of an image, without an extension if its URL has none. */
function nameOf(url: string): string {
  const name = path.posix.basename(new URL(url).pathname)
  return name.replace(/%[0-9a-f]{2}/gi, '-').replace(/[^\w.-]+/g, '-') || 'image'
}
