import { Chunk, pipe, S, T } from '@contentlayer2/utils/effect'
import { runMain } from 'contentlayer2/core'
import { sourceOf } from '../../../contentlayer.config'

/**
 * Has contentlayer read and type the pages of a folder with the layout of `content/`. Not TypeScript, because the types of
 * contentlayer's Effect library cannot be resolved. Nothing is written: `.contentlayer` would hold every page twice, in files that are not replaced atomically.
 *
 * @param {string} folder
 * @returns {Promise<object[]>} the pages' records
 */
export async function readRecords(folder) {
  const source = await sourceOf(folder)(undefined)
  const records = pipe(
    source.provideSchema(''),
    // the stream's first element is the folder as it is now; later ones are changes to it
    T.chain((schemaDef) =>
      pipe(source.fetchData({ schemaDef, verbose: false, skipCachePersistence: true }), S.take(1), S.runCollect),
    ),
    T.map(Chunk.unsafeHead),
  )
  // without `untraced`, Effect records every step, which takes minutes for 10,000 files
  const result = await runMain({ tracingServiceName: 'contentlayer', verbose: false })(T.untraced(records))
  if (result._tag === 'Left') throw new Error(`contentlayer: ${result.left.toString()}`)
  const documents = Object.values(result.right.cacheItemsMap).map(({ document }) => document)
  // contentlayer marks some values by symbols, which cannot be sent to another thread
  return JSON.parse(JSON.stringify(documents))
}
