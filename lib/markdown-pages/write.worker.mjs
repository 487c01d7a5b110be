import { tsImport } from 'tsx/esm/api'

/** The entry of a worker thread, which starts without the TypeScript loader: converts one page per task. */
const { writePage } = await tsImport('./write.ts', import.meta.url)

export default writePage
