import { withBase } from '@/lib/config/routes'
import { InlineScript } from './InlineScript'
import { Link } from './Link'

/** A page that only sends the reader on, with query and hash; without scripts it works too. `to` is a public path. */
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

/** Self-contained: it travels as text. */
function sendOn(target: string): void {
  location.replace(target + location.search + location.hash)
}
