import { existsSync } from 'node:fs'
import { installDebianPackages } from './debian'

const candidates = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The command-line switches that let Chromium run in a container and prevent it from contacting Google's servers. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Returns the path of an installed Chromium. If there is none, installs Chromium and a Chinese font as root on Debian;
 * elsewhere throws an error that names the package to install.
 */
export function chromiumPath(): string {
  const find = () => candidates.find((file) => file !== undefined && existsSync(file))
  if (!find()) installDebianPackages(['chromium', 'fonts-noto-cjk'])
  const found = find()
  if (!found) {
    throw new Error('browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROME_PATH')
  }
  return found
}

const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * Returns the path of Chromium's headless shell, which renders the same pages in about 60 % of the time. If it is
 * neither installed nor available as a Debian package, returns the path of an installed Chromium. `CHROME_PATH`
 * overrides both.
 */
export function headlessChromiumPath(): string {
  if (process.env.CHROME_PATH) return chromiumPath()
  if (!existsSync(headlessShell)) installDebianPackages(['chromium-headless-shell', 'fonts-noto-cjk'])
  return existsSync(headlessShell) ? headlessShell : chromiumPath()
}
