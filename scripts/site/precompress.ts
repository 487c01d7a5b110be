import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { commandLine, exitOnError } from '../../lib/node/command-line'
import { builtSite } from '../../lib/build/out-dir'
import { listFiles } from '../../lib/node/list-files'
import { replaceFile } from '../../lib/node/replace-file'

/**
 * `npm run precompress [-- FOLDER]`: writes a `.br` and a `.gz` file for every text and WebAssembly file of a build of at
 * least 1 kB, if they are smaller.
 */
const { positionals } = commandLine({}, 1)
const folder = exitOnError(() => builtSite(positionals[0]))
const texts = /\.(?:css|csv|data|html|js|json|md|svg|txt|wasm|webmanifest|xml|yaml)$/
/** The minimum size in bytes of files to compress; smaller files fit into a packet uncompressed. */
const MIN_SIZE = 1024

const brotli = (content: Buffer) =>
  promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
const zip = (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })

const files = listFiles(folder).filter((file) => texts.test(file) && statSync(path.join(folder, file)).size >= MIN_SIZE)
const sums = { plain: 0, '.br': 0, '.gz': 0 }
// sequentially, because several large files in parallel would use too much memory
for (const file of files) {
  const content = readFileSync(path.join(folder, file))
  sums.plain += content.length
  for (const [ending, packed] of await Promise.all([
    brotli(content).then((it) => ['.br', it] as const),
    zip(content).then((it) => ['.gz', it] as const),
  ])) {
    sums[ending] += packed.length
    if (packed.length < content.length) replaceFile(path.join(folder, file + ending), packed)
  }
}
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
console.log(
  `${files.length} files of ${megabytes(sums.plain)}: ${megabytes(sums['.br'])} as brotli, ${megabytes(sums['.gz'])} as gzip`,
)
