import { readFileSync } from 'node:fs'
import { contentType } from 'mime-types'
import { PLACEHOLDER_PARAM } from '@/lib/config/routes'
import { staticFile } from '@/lib/content-files/static-files'

export const dynamic = 'force-static'

/** Returns only a placeholder, because a build copies the files. */
export function generateStaticParams() {
  return [{ path: [PLACEHOLDER_PARAM] }]
}

/** Serves a file of `static/` of the content folder in development. */
export async function GET(_: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const { path: segments } = await params
  const file = staticFile(`/${segments.join('/')}`)
  if (file === undefined) return new Response(null, { status: 404 })
  return new Response(readFileSync(file), {
    headers: { 'Content-Type': contentType(segments.at(-1) ?? '') || 'application/octet-stream' },
  })
}
