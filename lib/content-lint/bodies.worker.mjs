import { tsImport } from 'tsx/esm/api'

/**
 * Entry of a worker thread, which starts without the TypeScript loader: receives an MDX source, returns the outline of
 * its body or its first error.
 */
const { tryBody } = await tsImport('./bodies.ts', import.meta.url)

export default tryBody
