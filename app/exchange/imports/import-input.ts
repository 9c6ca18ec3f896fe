import { z } from 'zod'
import { CURRENCY_CODES } from '#app/base/currencies.ts'

/** The actions for a file of any kind. */
export const importInput = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('apply'), revision: z.coerce.number().int().min(1).max(1_000_000) }),
  z.strictObject({ intent: z.literal('again') }),
  z.strictObject({ intent: z.literal('delete') }),
  z.strictObject({ intent: z.literal('undo') }),
  z.strictObject({ intent: z.literal('currency'), currency: z.enum(CURRENCY_CODES) }),
])
