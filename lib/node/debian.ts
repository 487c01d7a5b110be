import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs Debian packages with apt-get, without starting their services. Returns false if the process is not root, the
 * system does not have apt-get, or apt-get fails.
 */
export function installDebianPackages(packages: readonly string[], options: readonly string[] = []): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`installing Debian packages: ${packages.join(', ')}`)
  // RUNLEVEL=1 prevents invoke-rc.d from starting services
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
