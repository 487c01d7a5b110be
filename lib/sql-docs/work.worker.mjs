import { tsImport } from 'tsx/esm/api'

/**
 * Entry of a worker thread, which starts without the TypeScript loader: receives a batch of jobs, returns their
 * results.
 */
const { work } = await tsImport('./work.ts', import.meta.url)

export default work
