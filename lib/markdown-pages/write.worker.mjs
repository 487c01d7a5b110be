import { tsImport } from 'tsx/esm/api'

/** The entry point of a worker thread, which starts without the TypeScript loader; it converts one page per task. */
const { writePage } = await tsImport('./write.ts', import.meta.url)

export default writePage
