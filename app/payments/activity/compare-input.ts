import { z } from 'zod'
import { adminText } from '#app/payments/admin-text.ts'

const day = z.string().max(10)

/** Requests from the “Check payments” screen. */
export const compareInput = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('compare'), from: day, to: day }),
  z.strictObject({ intent: z.literal('apply'), payment: z.uuid({ error: () => adminText.unknownPayment }) }),
])
