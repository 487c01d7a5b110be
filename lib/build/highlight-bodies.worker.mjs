import { tsImport } from 'tsx/esm/api'

/** Entry of a worker thread, which starts without the TypeScript loader: highlights the fences of a body. */
const { highlightBody } = await tsImport('./highlight-bodies.ts', import.meta.url)

export default highlightBody
