import { readFileSync } from 'node:fs'
import { contentType } from 'mime-types'
import { staticFile } from '@/lib/content-files/static-files'

/** Serves a file of `static/` of the content folder in development; a build copies the files. */
export async function GET(_: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const { path: segments } = await params
  const file = staticFile(`/${segments.join('/')}`)
  if (file === undefined) return new Response(null, { status: 404 })
  return new Response(readFileSync(file), {
    headers: { 'Content-Type': contentType(segments.at(-1) ?? '') || 'application/octet-stream' },
  })
}
