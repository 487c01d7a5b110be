import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

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
  const found = places.find((place) => place !== undefined && existsSync(place))
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('installing Chromium and a Chinese font (Debian packages) …')
    const apt = (...args: string[]) =>
      execFileSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    apt('update')
    apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk')
    return chromiumPath()
  }
  throw new Error('browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROME_PATH')
}
