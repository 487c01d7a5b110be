import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs Debian packages, as root on Debian; false where that cannot be done. */
export function installPackages(packages: readonly string[], options: readonly string[] = []): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`installing ${packages.join(', ')} (Debian packages) …`)
  // a server among them is not to be started
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const apt = (...args: readonly string[]) => execFileSync('apt-get', args, { stdio: 'ignore', env })
  try {
    apt('update')
    apt('install', '-y', '--no-install-recommends', ...options, ...packages)
    return true
  } catch {
    return false
  }
}
