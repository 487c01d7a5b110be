import { tsImport } from 'tsx/esm/api'

/** Entry of the worker thread in which contentlayer runs: the path of a folder in, the records of its pages out. */
const { readRecords } = await tsImport('./contentlayer-records.mjs', import.meta.url)

export default readRecords
