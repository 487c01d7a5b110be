import { readFileSync } from 'node:fs'
import { mediaFiles } from '@/lib/content-files/images'
import { PLACEHOLDER_PARAM } from '@/lib/config/routes'

export const dynamic = 'force-static'

export function generateStaticParams() {
  const names = [...mediaFiles().keys()]
  return (names.length > 0 ? names : [PLACEHOLDER_PARAM]).map((file) => ({ file }))
}

/** Serves an image of the content folder. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const source = mediaFiles().get(decodeURIComponent(file))
  if (source === undefined) return new Response(null, { status: 404 })
  const type = file.endsWith('.svg') ? 'image/svg+xml' : `image/${file.split('.').at(-1)?.replace('jpg', 'jpeg')}`
  return new Response(readFileSync(source), { headers: { 'Content-Type': type } })
}
