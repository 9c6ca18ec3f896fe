import { z } from 'zod'
import { idField } from '#app/lib/id-field.ts'

/** What the list's rows send, and what was changed on many at once and must be taken back, or no longer offered. */
export const productRowInput = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('show'), id: idField<'product'>('Unknown product'), show: z.enum(['yes', 'no']) }),
  z.strictObject({ intent: z.literal('delete'), id: idField<'product'>('Unknown product') }),
  z.strictObject({ intent: z.literal('duplicate'), id: idField<'product'>('Unknown product') }),
  z.strictObject({ intent: z.literal('undo'), id: idField<'bulk-edit'>('Unknown change') }),
  z.strictObject({ intent: z.literal('dismiss'), id: idField<'bulk-edit'>('Unknown change') }),
])
