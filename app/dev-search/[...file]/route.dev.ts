import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { NextRequest } from 'next/server'
import { searchIndexFolder } from '@/lib/dev/search-folder'

/** Serves the search index in development; a build writes static files. */
export async function GET(_: NextRequest, { params }: { params: Promise<{ file: string[] }> }) {
  const file = path.join(searchIndexFolder, ...(await params).file)
  const isInside = file.startsWith(searchIndexFolder + path.sep)
  if (!isInside || !existsSync(file)) return new Response('Not found', { status: 404 })
  return new Response(readFileSync(file), { headers: { 'Cache-Control': 'no-store' } })
}
