import { existsSync } from 'node:fs'
import path from 'node:path'
import { fixtureSite } from './fixture-site'

const folders = ['out', fixtureSite, path.join('.cache', 'sites', 'export'), path.join('.cache', 'sites', 'eager')]
const missing = folders.filter((folder) => !existsSync(folder))
if (missing.length > 0) throw new Error(`there is no ${missing.join(', ')}: run "npm run build:test-sites" first`)
