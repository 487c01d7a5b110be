import { tsImport } from 'tsx/esm/api'

/** Entry of a worker thread, which starts without the TypeScript loader: one page in, what it says out. */
const { writePlainPage } = await tsImport('./write.ts', import.meta.url)

export default writePlainPage
