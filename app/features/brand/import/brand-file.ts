import { z } from 'zod'
import { jsonFormat } from '#app/features/imports/json-format.ts'

const look = z.record(z.string(), z.unknown())

/** store/brand.json: what shoppers see is one item. A draft in it is not imported. */
export const brandFile = jsonFormat({
  kind: 'brand',
  version: 1,
  schema: z.strictObject({
    name: z.string(),
    look,
    draft: z.strictObject({ name: z.string().nullable(), look }).nullable(),
  }),
  entries: ({ name, look: shown, draft }) => [{ name, look: JSON.stringify(shown), ...(draft && { draft: 'yes' }) }],
})
