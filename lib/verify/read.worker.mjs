import { tsImport } from 'tsx/esm/api'

/** Entry of a worker thread, which starts without the TypeScript loader: files of a site in, what they say out. */
const { readFiles } = await tsImport('./read.ts', import.meta.url)

export default readFiles
