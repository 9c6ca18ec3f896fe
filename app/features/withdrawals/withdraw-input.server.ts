import { z } from 'zod'
import { storefrontText } from '#app/features/storefront/storefront-text.ts'
import { serverWithdrawalText } from '#app/features/withdrawals/withdrawal-text.server.ts'
import { parseWhole } from '#app/lib/typed-number.ts'
import { holdsWebAddress } from '#app/lib/web-address.ts'

const MAX_NAME = 200
const MAX_LINES = 100

const incomplete = { error: () => serverWithdrawalText.formIncomplete }
const name = z
  .string({ error: () => serverWithdrawalText.nameMissing })
  .trim()
  .min(1, { error: () => serverWithdrawalText.nameMissing })
  .max(MAX_NAME, { error: () => serverWithdrawalText.nameMissing })
  .refine((typed) => !holdsWebAddress(typed), { error: () => storefrontText.noWebAddress })

const identity = {
  name,
  orderNumber: z
    .string({ error: () => serverWithdrawalText.orderNumberMissing })
    .trim()
    .min(1, { error: () => serverWithdrawalText.orderNumberMissing })
    .max(60, { error: () => serverWithdrawalText.orderNumberUnreadable }),
  email: z
    .string({ error: () => serverWithdrawalText.invalidEmail })
    .trim()
    .max(254, { error: () => serverWithdrawalText.invalidEmail })
    .check(z.email({ error: () => serverWithdrawalText.invalidEmail })),
}

export const identifyInput = z.strictObject({ intent: z.literal('identify', incomplete), ...identity }, incomplete)

const whole = z
  .string(incomplete)
  .max(9)
  .transform((typed, context): number => {
    const units = typed.trim() === '' ? 0 : parseWhole(typed)
    if (units === null || units < 0) context.addIssue({ code: 'custom', message: serverWithdrawalText.unitsUnreadable })
    return units ?? 0
  })

export const DECLARATION_LISTS = ['line', 'units']

/** `line`: their numbers; `units`: of each, in the same order. */
export const declareInput = z
  .strictObject(
    {
      intent: z.literal('confirm', incomplete),
      name,
      seen: z
        .string(incomplete)
        .regex(/^\d{1,9}$/, incomplete)
        .transform(Number),
      line: z
        .array(
          z
            .string(incomplete)
            .regex(/^[1-9]\d{0,2}$/, incomplete)
            .transform(Number),
          incomplete,
        )
        .max(MAX_LINES),
      units: z.array(whole, incomplete).max(MAX_LINES),
    },
    incomplete,
  )
  .refine(({ line, units }) => line.length === units.length && new Set(line).size === line.length, {
    error: () => serverWithdrawalText.formIncomplete,
    path: [],
  })
