import { z } from 'zod'
import { jsonFormat } from '#app/base/import-formats.ts'

const sections = z.array(z.unknown()).max(100)

/** store/homepage.json: what shoppers see is one item. A draft in it is not imported. */
export const homepageFile = jsonFormat({
  kind: 'homepage',
  version: 2,
  schema: z.strictObject({ sections, draft: sections.nullable() }),
  entries: ({ sections: shown, draft }) => [{ sections: JSON.stringify(shown), ...(draft && { draft: 'yes' }) }],
})
