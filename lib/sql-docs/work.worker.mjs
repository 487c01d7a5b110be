import { tsImport } from 'tsx/esm/api'

/** Entry of a worker thread, which starts without the TypeScript loader: one job in, what the engine says of it out. */
const { work } = await tsImport('./work.ts', import.meta.url)

export default work
