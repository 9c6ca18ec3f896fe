import { z } from 'zod'
import { CODE_PATTERN, normalizeCode } from '#app/features/discounts/discount.ts'
import { parseMoney, parsePercent } from '#app/features/money/money.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { isKnownZone } from '#app/lib/time-zone.ts'
import { isClockTime, momentOf } from '#app/lib/zone-moments.ts'

const MAX_LIMIT = 1_000_000
const WHOLE = 1_000_000 // all of an amount, in parts per million

const CODE_MESSAGES =
  'A code has 2 to 40 letters without accents, digits and hyphens, begins with a letter or digit, and has no 12 digits in a row'
const PERCENT_MESSAGES = 'The percentage is a number above 0, up to 100, with at most 4 decimals'
const AMOUNT_MESSAGES = 'The amount is a price above 0'
const MINIMUM_MESSAGES = 'The minimum is a price, or empty'
const LIMIT_MESSAGES = `A limit is a whole number from 1 to ${formatNumber(MAX_LIMIT)}, or empty`
const MOMENT_MESSAGES = 'Enter a day and a time, or leave it empty'

/**
 * The time zone in which a form showed its days and times. The store's may have changed since, and what was typed means the
 * former one. The store's where the form names none.
 */
export function timeZoneOf(form: FormData, ofStore: string): string {
  const sent = form.get('timeZone')
  return typeof sent === 'string' && isKnownZone(sent) ? sent : ofStore
}

const fields = (timeZone: string) => ({
  code: z
    .string('Code is required')
    .transform(normalizeCode)
    .pipe(z.string().min(1, 'Code is required').regex(CODE_PATTERN, CODE_MESSAGES)),
  minimum: z
    .string()
    .trim()
    .transform((typed, ctx) => (typed === '' ? 0 : (minorOf(typed) ?? refuse(ctx, MINIMUM_MESSAGES)))),
  startsAt: moment(timeZone),
  endsAt: moment(timeZone),
  usageLimit: limit(),
  customerLimit: limit(),
  isActive: z
    .literal('on')
    .optional()
    .transform((sent) => sent === 'on'),
  timeZone: z.literal(timeZone, 'Load the page again to enter days and times'),
  /** Which state of the code the form was loaded from; '' for a new one. */
  version: z.string().max(100),
  /** Sent to save as a new code what someone else deleted in the meantime. */
  asNew: z.literal('yes').optional(),
})

/**
 * What the form of a discount code sends, under the names of its fields (docs/rules.md, Discount codes). Its days and times
 * are those of the time zone.
 */
export function discountInput(timeZone: string) {
  const common = fields(timeZone)
  return z
    .discriminatedUnion(
      'kind',
      [
        z.strictObject({ ...common, kind: z.literal('percent'), value: worth(percentOf, PERCENT_MESSAGES) }),
        z.strictObject({ ...common, kind: z.literal('amount'), value: worth(minorOf, AMOUNT_MESSAGES) }),
      ],
      'Choose what it takes off',
    )
    .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || endsAt > startsAt, {
      path: ['endsAt'],
      message: 'The end has to come after the beginning',
    })
    .transform(({ value, ...input }) =>
      input.kind === 'percent' ? { ...input, percent: value, amount: 0 } : { ...input, percent: 0, amount: value },
    )
}

export type DiscountInput = z.output<ReturnType<typeof discountInput>>

type Refusing = { readonly addIssue: (message: string) => void }

function refuse(ctx: Refusing, message: string): never {
  ctx.addIssue(message)
  return z.NEVER
}

/** A value above 0, read as its kind has it. */
function worth(read: (typed: string) => number | null, words: string) {
  return z
    .string(words)
    .trim()
    .transform((typed, ctx) => read(typed) || refuse(ctx, words))
}

/** In parts per million; null for what is none, or more than all. A fifth decimal would be lost. */
function percentOf(typed: string): number | null {
  const bare = typed.replace(/%$/, '').trimEnd()
  if (!/^\d{1,3}(\.\d{0,4})?$|^\.\d{1,4}$/.test(bare)) return null
  const ppm = parsePercent(bare)
  return ppm !== null && ppm <= WHOLE ? ppm : null
}

/** Hundredths in every store currency, so it does not matter whose sign stands before it. */
function minorOf(typed: string): number | null {
  return parseMoney(typed.replace(/^[₦$£€]\s*/, ''), 'USD')?.minor ?? null
}

/** A day and a time in the time zone, as a field for them sends it: '2026-11-20T09:30'. Null where it is empty. */
function moment(timeZone: string) {
  return z
    .string()
    .trim()
    .transform((typed, ctx): Date | null => {
      if (typed === '') return null
      const clock = /^2\d{3}-\d\d-\d\dT\d\d:\d\d(?=(:00)?$)/.exec(typed)?.[0]
      return clock && isClockTime(clock) ? momentOf(clock, timeZone) : refuse(ctx, MOMENT_MESSAGES)
    })
}

function limit() {
  return z
    .string()
    .trim()
    .transform((typed, ctx): number | null => {
      if (typed === '') return null
      const isWhole = /^\d{1,7}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= MAX_LIMIT
      return isWhole ? Number(typed) : refuse(ctx, LIMIT_MESSAGES)
    })
}
