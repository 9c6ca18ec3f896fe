import { z } from 'zod'
import { CATEGORIES } from '#app/features/catalog/catalog.ts'
import { jsonField } from '#app/lib/json-field.ts'

/** As many images as are named to the store in one request. */
export const IMAGES_AT_ONCE = 500

const image = z.strictObject({ name: z.string().min(1).max(255), publicId: z.string().min(1).max(255) })
const images = jsonField(z.array(image).max(IMAGES_AT_ONCE), {
  max: 200_000,
  unreadable: 'These images could not be read',
})

/** What the screen of a file of products sends. Categories stand under the numbers of the file's types. */
export const importInput = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('apply'), revision: z.coerce.number().int().min(1).max(1_000_000) }),
  z.strictObject({ intent: z.literal('again') }),
  z.strictObject({ intent: z.literal('delete') }),
  z.strictObject({ intent: z.literal('images'), images }),
  z.strictObject({
    intent: z.literal('choose'),
    withStock: z.literal('on').optional(),
    types: z.array(z.string().max(20_000)).max(200),
    categories: z.array(z.union([z.literal('').transform(() => null), z.enum(CATEGORIES)])).max(200),
  }),
])

export const IMPORT_LISTS = ['types', 'categories'] as const
