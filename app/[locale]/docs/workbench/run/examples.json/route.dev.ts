import { sqlExamples } from '@/lib/site-data/sql-examples'

/** Serves the SQL examples of all pages in development; a build writes a static file. */
export async function GET(): Promise<Response> {
  return Response.json(await sqlExamples())
}
