import { rewriteExamples } from '@/lib/site-data/rewrite-examples'

/** Serves the statements of all rewrites in development; a build writes a static file. */
export async function GET(): Promise<Response> {
  return Response.json(await rewriteExamples())
}
