import { readFileSync } from 'node:fs'
import path from 'node:path'
import { feedBody } from '../../feeds/body'
import { makeFeeds } from '../../feeds/channel'
import { locales } from '../../i18n/locales'
import { feedPages, paths, publicHref, type FeedFile } from '../../config/routes'
import { codeHash } from '../../node/code-hash'
import { TextCache } from '../../node/text-cache'
import { writePageFile } from './write-page-file'

/** Writes the feeds of every language beside their pages, from the built pages of the posts. */
export async function writeFeeds(outDir: string): Promise<void> {
  const bodies = new TextCache<string>(path.join('.cache', 'site', 'feeds.json'), codeHash('lib', 'package-lock.json'))
  for (const locale of locales) {
    for (const home of feedPages) {
      const feeds = await makeFeeds(locale, home, (post, url) => {
        const html = readFileSync(path.join(outDir, publicHref(locale, post.path), 'index.html'), 'utf8')
        return bodies.valueFor([url, html], () => feedBody(html, url))
      })
      for (const [file, text] of Object.entries(feeds))
        writePageFile(outDir, locale, paths.feed(home, file as FeedFile), text)
    }
  }
  bodies.save()
}
