import { z } from 'zod'
import { CATEGORIES } from '#app/features/catalog/catalog.ts'

/** As many pictures as are named to the shop in one request. */
export const PICTURES_AT_ONCE = 500

const pictures = z
  .string()
  .max(200_000)
  .transform((sent, ctx): unknown => {
    try {
      return JSON.parse(sent)
    } catch {
      ctx.addIssue('These images could not be read')
      return z.NEVER
    }
  })
  .pipe(
    z
      .array(z.strictObject({ name: z.string().min(1).max(255), publicId: z.string().min(1).max(255) }))
      .max(PICTURES_AT_ONCE),
  )

/** What the screen of a file of products sends. Categories stand under the numbers of the file's types. */
export const importInput = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('apply'), revision: z.coerce.number().int().min(1).max(1_000_000) }),
  z.strictObject({ intent: z.literal('again') }),
  z.strictObject({ intent: z.literal('delete') }),
  z.strictObject({ intent: z.literal('pictures'), pictures }),
  z.strictObject({
    intent: z.literal('choose'),
    withStock: z.literal('on').optional(),
    types: z.array(z.string().max(20_000)).max(200),
    categories: z.array(z.union([z.literal('').transform(() => null), z.enum(CATEGORIES)])).max(200),
  }),
])

export const IMPORT_LISTS = ['types', 'categories'] as const
