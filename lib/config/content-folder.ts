import path from 'node:path'
import { site } from './site'

/**
 * The content folder of this build, from the working folder on: contentlayer never ends on an absolute path.
 * `CONTENT_DIR` names another one with the same layout.
 */
export const contentDir = path.relative(process.cwd(), process.env.CONTENT_DIR || site.contentDir)
