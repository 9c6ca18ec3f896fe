import { z } from 'zod'
import { MAX_CATEGORIES } from '#app/features/catalog/categories/category.ts'
import { idField, idListField } from '#app/lib/id-field.ts'

const UNKNOWN = 'Unknown category'
const id = idField<'category'>(UNKNOWN)

export const categoryRowInput = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('delete'), id }),
  z.strictObject({ intent: z.literal('merge'), id, into: idField<'category'>('Choose a category') }),
  z.strictObject({ intent: z.literal('arrange'), ids: idListField<'category'>(UNKNOWN, MAX_CATEGORIES) }),
])
