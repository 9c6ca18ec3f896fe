import { z } from 'zod'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import { idField } from '#app/lib/form-fields.ts'

const id = idField<'product'>(() => adminText.unknownProduct)
const edit = idField<'bulk-edit'>(() => adminText.unknownChange)

export const productRowInput = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('show'), id, show: z.enum(['yes', 'no']) }),
  z.strictObject({ intent: z.literal(['delete', 'duplicate']), id }),
  z.strictObject({ intent: z.literal(['undo', 'dismiss']), id: edit }),
])
