import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeFeeds } from '../../feeds/channel'
import { locales } from '../../i18n/locales'
import { paths, publicHref, type FeedFile } from '../../config/routes'

/** Writes the feeds of every language beside its blog, from the built pages of the posts. */
export async function writeFeeds(outDir: string): Promise<void> {
  for (const locale of locales) {
    const feeds = await makeFeeds(locale, (post) =>
      readFileSync(path.join(outDir, publicHref(locale, post.path), 'index.html'), 'utf8'),
    )
    for (const [file, text] of Object.entries(feeds))
      writeFileSync(path.join(outDir, publicHref(locale, paths.feed(file as FeedFile))), text)
  }
}
