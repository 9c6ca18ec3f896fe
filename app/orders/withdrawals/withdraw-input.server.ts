import { z } from 'zod'
import { addressesText } from '#app/base/address-text.ts'
import { parseTypedInteger } from '#app/lib/format/parse-number.ts'
import { containsWebAddress } from '#app/lib/unwanted-text.ts'
import type { Declaration } from '#app/orders/withdrawals/declare-withdrawal.server.ts'
import { serverWithdrawalText } from '#app/orders/withdrawals/withdrawal-text.server.ts'

const MAX_NAME_LENGTH = 200
const MAX_LINES = 100

const incompleteError = { error: () => serverWithdrawalText.formIncomplete }
const name = z
  .string({ error: () => serverWithdrawalText.nameMissing })
  .trim()
  .min(1, { error: () => serverWithdrawalText.nameMissing })
  .max(MAX_NAME_LENGTH, { error: () => serverWithdrawalText.nameMissing })
  .refine((typed) => !containsWebAddress(typed), { error: () => addressesText.noWebAddress })

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

export const identifyInput = z.strictObject(
  { intent: z.literal('identify', incompleteError), ...identity },
  incompleteError,
)

const lineNumber = z
  .string(incompleteError)
  .regex(/^[1-9]\d{0,2}$/, incompleteError)
  .transform(Number)

export const DECLARATION_LISTS = ['line', 'units', 'chosen']

/**
 * `line` contains the numbers of all lines with units left, `units` the typed units of each of them in the same order,
 * and `chosen` the numbers of the chosen lines.
 */
export const declareInput = z
  .strictObject(
    {
      intent: z.literal('confirm', incompleteError),
      name,
      seen: z
        .string(incompleteError)
        .regex(/^\d{1,9}$/, incompleteError)
        .transform(Number),
      line: z.array(lineNumber, incompleteError).max(MAX_LINES),
      units: z.array(z.string(incompleteError).max(9, incompleteError), incompleteError).max(MAX_LINES),
      chosen: z.array(lineNumber, incompleteError).max(MAX_LINES),
    },
    incompleteError,
  )
  .transform(({ name, seen, line, units, chosen }, context): Declaration => {
    const [lines, chosenLines] = [new Set(line), new Set(chosen)]
    const isComplete =
      line.length === units.length && lines.size === line.length && chosen.every((number) => lines.has(number))
    if (!isComplete) context.addIssue({ code: 'custom', path: [], message: serverWithdrawalText.formIncomplete })
    const declared = new Map<number, number>()
    for (const [index, number] of line.entries()) {
      if (!chosenLines.has(number)) continue
      const parsed = parseTypedInteger(units[index] ?? '')
      if (parsed && parsed > 0) declared.set(number, parsed)
      else context.addIssue({ code: 'custom', path: ['units', index], message: serverWithdrawalText.unitsUnreadable })
    }
    return { name, seen, units: declared }
  })
