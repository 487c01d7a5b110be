import { existsSync } from 'node:fs'
import { installDebianPackages } from '../../lib/node/debian'

const candidates = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']

/** Returns the path of nginx. Installs it as root on Debian; elsewhere prints a warning if it is not installed. */
export function nginxPath(): string | undefined {
  const find = () => candidates.find((file) => existsSync(file))
  if (!find()) installDebianPackages(['nginx-light'], ['-o', 'Dpkg::Options::=--force-confold'])
  const found = find()
  if (!found) {
    console.warn('nginx is not installed: deploy/nginx.conf is not tested (Debian: apt-get install nginx-light)')
  }
  return found
}
