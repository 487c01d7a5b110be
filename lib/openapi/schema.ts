import { z } from 'zod'

/* The schema of the parts of `openapi.yaml` that the API pages require in addition to the OpenAPI specification. */

const content = z.object({
  content: z.object({ 'application/json': z.object({ schema: z.looseObject({}), example: z.unknown() }) }),
})

const operation = z.object({
  operationId: z.string(),
  description: z.string(),
  requestBody: content,
  responses: z.object({ '200': content }),
  'x-errors': z.array(z.string()),
})

export const apiDocument = z.object({
  servers: z.array(z.object({ url: z.string() })).min(1),
  paths: z.record(z.string(), z.object({ post: operation })),
  components: z.object({
    schemas: z.record(z.string(), z.looseObject({})),
    'x-errors': z.record(
      z.string(),
      z.object({ code: z.number().int(), description: z.string(), 'x-advice': z.string() }),
    ),
  }),
})
