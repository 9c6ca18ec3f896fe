import { z } from 'zod'
import { jsonFormat } from '#app/base/import-formats.ts'
import { BRAND_FILE_TYPES } from '#app/store/brand/brand-file-types.ts'
import { adminText } from '#app/store/settings/admin-text.ts'

const look = z.record(z.string(), z.unknown())
const pixels = z.int().min(1).max(10_000)

/** A logo or an icon: `id` is the SHA-256 of its bytes. */
export const fileImage = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{64}$/),
  type: z.enum(BRAND_FILE_TYPES),
  width: pixels,
  height: pixels,
  base64: z.string().max(1_400_000), // 1 MB
})

export type FileImage = z.output<typeof fileImage>

/** store/brand.json: what shoppers see is one item. A draft in it is not imported. */
export const brandFile = jsonFormat({
  kind: 'brand',
  version: 2,
  schema: z.strictObject({
    name: z.string(),
    look,
    draft: z.strictObject({ name: z.string().nullable(), look }).nullable(),
    images: z.array(fileImage).max(20),
  }),
  entries: ({ name, look: shown, draft, images }) => [
    { name, look: JSON.stringify(shown), images: JSON.stringify(images), ...(draft && { draft: 'yes' }) },
  ],
})

/** Far more than a store has. */
export const MAX_SETTINGS = 500

function isNotTooMany(settings: object): boolean {
  return Object.keys(settings).length <= MAX_SETTINGS
}

/** store/settings.json: an item for each setting. */
export const settingsFile = jsonFormat({
  kind: 'settings',
  version: 1,
  schema: z.strictObject({
    settings: z
      .record(z.string().max(100), z.unknown())
      .refine(isNotTooMany, { error: () => adminText.tooManySettings }),
  }),
  entries: ({ settings }) => Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify(value) })),
})
