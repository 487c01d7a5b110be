import { readFileSync } from 'node:fs'
import { contentType } from 'mime-types'
import { imageNames, mediaFile } from '@/lib/content-files/images'
import { PLACEHOLDER_PARAM } from '@/lib/config/routes'

export const dynamic = 'force-static'

export function generateStaticParams() {
  const names = imageNames()
  return (names.length > 0 ? names : [PLACEHOLDER_PARAM]).map((file) => ({ file }))
}

/** Serves an image of the content folder, and in development any file beside a page. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const source = mediaFile(decodeURIComponent(file))
  if (source === undefined) return new Response(null, { status: 404 })
  const type = contentType(file) || 'application/octet-stream'
  return new Response(readFileSync(source), { headers: { 'Content-Type': type } })
}
