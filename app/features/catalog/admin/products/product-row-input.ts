import { z } from 'zod'
import { idField } from '#app/lib/id-field.ts'

const id = idField<'product'>('Unknown product')
const edit = idField<'bulk-edit'>('Unknown change')

export const productRowInput = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('show'), id, show: z.enum(['yes', 'no']) }),
  z.strictObject({ intent: z.literal(['delete', 'duplicate']), id }),
  z.strictObject({ intent: z.literal(['undo', 'dismiss']), id: edit }),
])
