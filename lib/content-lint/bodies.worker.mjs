import { tsImport } from 'tsx/esm/api'

/** Entry of a worker thread, which starts without the TypeScript loader: one body in, its outline or its first mistake out. */
const { tryBody } = await tsImport('./bodies.ts', import.meta.url)

export default tryBody
