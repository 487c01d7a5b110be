import { withBase } from '@/lib/config/base-path'
import { InlineScript } from './InlineScript'
import { Link } from './Link'

/** Redirects to the public path `to` and keeps the query and the hash; without JavaScript, by `<meta>` refresh. */
export function Redirect({ to }: { to: string }) {
  const target = withBase(to)
  return (
    <main>
      <meta httpEquiv="refresh" content={`0; url=${target}`} />
      <InlineScript run={redirect} args={[target]} />
      <Link href={to}>{target}</Link>
    </main>
  )
}

/** Replaces the URL with `target`, keeping query and hash. Self-contained, because it becomes an inline script. */
function redirect(target: string): void {
  location.replace(target + location.search + location.hash)
}
