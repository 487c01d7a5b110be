import { tsImport } from 'tsx/esm/api'

/** The entry point of a worker thread, which starts without the TypeScript loader; it runs `readFiles` per task. */
const { readFiles } = await tsImport('./read.ts', import.meta.url)

export default readFiles
