import { Chunk, pipe, S, T } from '@contentlayer2/utils/effect'
import { runMain } from 'contentlayer2/core'
import { sourceOf } from '../../../contentlayer.config'

/**
 * Reads and parses the pages of a folder with the layout of `content/` with contentlayer. It is not TypeScript, because
 * the types of contentlayer's Effect library cannot be resolved. It does not write `.contentlayer`, which would contain
 * every page twice, in files that are not replaced atomically.
 *
 * @param {string} folder
 * @returns {Promise<object[]>} the pages' records
 */
export async function readRecords(folder) {
  const source = await sourceOf(folder)(undefined)
  const records = pipe(
    source.provideSchema(''),
    // the stream's first element is the current state of the folder; later elements are changes
    T.chain((schemaDef) =>
      pipe(source.fetchData({ schemaDef, verbose: false, skipCachePersistence: true }), S.take(1), S.runCollect),
    ),
    T.map(Chunk.unsafeHead),
  )
  // without `untraced`, Effect records every step, which takes minutes for 10,000 files
  const result = await runMain({ tracingServiceName: 'contentlayer', verbose: false })(T.untraced(records))
  if (result._tag === 'Left') throw new Error(`contentlayer: ${result.left.toString()}`)
  const documents = Object.values(result.right.cacheItemsMap).map(({ document }) => document)
  // partials are not pages
  const pages = documents.filter(({ _raw }) => !/\/_/.test(_raw.sourceFilePath))
  // removes contentlayer's symbols, which cannot be sent to another thread
  return JSON.parse(JSON.stringify(pages))
}
