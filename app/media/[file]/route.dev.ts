import { readFileSync } from 'node:fs'
import { contentType } from 'mime-types'
import { mediaFile } from '@/lib/content-files/images'

/** Serves a file beside a page in development; a build copies the images and the linked files. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const source = mediaFile(decodeURIComponent(file))
  if (source === undefined) return new Response(null, { status: 404 })
  const type = contentType(file) || 'application/octet-stream'
  return new Response(readFileSync(source), { headers: { 'Content-Type': type } })
}
