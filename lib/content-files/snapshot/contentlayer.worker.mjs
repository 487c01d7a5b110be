import { tsImport } from 'tsx/esm/api'

/**
 * Entry of the worker thread that runs contentlayer: receives the path of a folder, returns the records of its pages.
 */
const { readRecords } = await tsImport('./contentlayer-records.mjs', import.meta.url)

export default readRecords
