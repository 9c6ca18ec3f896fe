import { z } from 'zod'
import { CATEGORIES } from '#app/features/catalog/catalog.ts'
import { jsonField } from '#app/lib/json-field.ts'

export const MAX_IMAGES_PER_REQUEST = 500

const image = z.strictObject({ name: z.string().min(1).max(255), publicId: z.string().min(1).max(255) })
const images = jsonField(z.array(image).max(MAX_IMAGES_PER_REQUEST), {
  max: 200_000,
  unreadable: 'These images could not be read',
})

/** `categories` are those of `types`, in their order. */
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
