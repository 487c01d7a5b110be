import { withBase } from '@/lib/config/routes'
import { InlineScript } from './InlineScript'
import { Link } from './Link'

/** A redirect that keeps query and hash, and works without JavaScript as well. `to` is a public path. */
export function Redirect({ to }: { to: string }) {
  const target = withBase(to)
  return (
    <main>
      <meta httpEquiv="refresh" content={`0; url=${target}`} />
      <InlineScript run={sendOn} args={[target]} />
      <Link href={to}>{target}</Link>
    </main>
  )
}

/** Self-contained, because it becomes an inline script. */
function sendOn(target: string): void {
  location.replace(target + location.search + location.hash)
}
