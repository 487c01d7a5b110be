import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']

/** Path of an nginx; on Debian as root one is installed, elsewhere a message says what was not tested. */
export function nginxPath(): string | undefined {
  const found = places.find((place) => existsSync(place))
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('installing nginx (Debian package) …')
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
    try {
      execFileSync('apt-get', ['update'], options)
      // without starting it
      execFileSync(
        'apt-get',
        ['install', '-y', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-confold', 'nginx-light'],
        {
          ...options,
          env: { ...options.env, RUNLEVEL: '1' },
        },
      )
      return places.find((place) => existsSync(place))
    } catch {
      // the message below
    }
  }
  console.warn('nginx is not installed: deploy/nginx.conf is not tested (Debian: apt-get install nginx-light)')
  return undefined
}
