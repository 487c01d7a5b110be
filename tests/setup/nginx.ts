import { existsSync } from 'node:fs'
import { installDebianPackages } from '../../lib/node/debian'

const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']

/** Path of an nginx; on Debian as root one is installed, elsewhere a message says what was not tested. */
export function nginxPath(): string | undefined {
  const find = () => places.find((place) => existsSync(place))
  if (!find()) installDebianPackages(['nginx-light'], ['-o', 'Dpkg::Options::=--force-confold'])
  const found = find()
  if (!found) {
    console.warn('nginx is not installed: deploy/nginx.conf is not tested (Debian: apt-get install nginx-light)')
  }
  return found
}
