import { existsSync } from 'node:fs'
import { installPackages } from './debian'

const places = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Switches without which a browser in a container fails or talks to its maker. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Path of a Chromium; on Debian as root one is installed, elsewhere the error says what to install. */
export function chromiumPath(): string {
  const find = () => places.find((place) => place !== undefined && existsSync(place))
  if (!find()) installPackages(['chromium', 'fonts-noto-cjk'])
  const found = find()
  if (!found) {
    throw new Error('browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROME_PATH')
  }
  return found
}
