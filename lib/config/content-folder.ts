import path from 'node:path'
import { site } from './site'

/**
 * The content folder of this build, relative to the working directory: with an absolute path, contentlayer does not
 * terminate. `CONTENT_DIR` sets another folder with the same layout.
 */
export const contentDir = path.relative(process.cwd(), process.env.CONTENT_DIR || site.contentDir)
