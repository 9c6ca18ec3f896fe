import { z } from 'zod'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { parseTypedPercent } from '#app/base/rates.ts'
import { parseTypedMoney } from '#app/base/typed-money.ts'
import { normalizeCode } from '#app/lib/normalize-code.ts'
import { isKnownZone } from '#app/lib/time-zone.ts'
import { isClockTime, toMoment } from '#app/lib/zone-moments.ts'
import { CODE_PATTERN } from '#app/pricing/discount.ts'
import { adminText } from '#app/pricing/discounts/admin-text.ts'
import { formVersion } from '#app/ui/admin/form-version.ts'

const MAX_LIMIT = 1_000_000
const MAX_PERCENT = 1_000_000 // in parts per million

/** Returns the time zone in which the form showed its times. The store's time zone may have changed since. */
export function readTimeZone(form: FormData, storeTimeZone: string): string {
  const sent = form.get('timeZone')
  return typeof sent === 'string' && isKnownZone(sent) ? sent : storeTimeZone
}

const fields = (timeZone: string, currency: CurrencyCode) => ({
  code: z
    .string(adminText.codeMissing)
    .transform(normalizeCode)
    .pipe(z.string().min(1, adminText.codeMissing).regex(CODE_PATTERN, adminText.codeInvalid)),
  minimum: optional(0, (typed) => parseMinor(typed, currency), adminText.minimumInvalid),
  startsAt: optional(null, (typed) => parseMoment(typed, timeZone), adminText.momentInvalid),
  endsAt: optional(null, (typed) => parseMoment(typed, timeZone), adminText.momentInvalid),
  usageLimit: optional(null, parseLimit, adminText.limitInvalid(MAX_LIMIT)),
  customerLimit: optional(null, parseLimit, adminText.limitInvalid(MAX_LIMIT)),
  isActive: z
    .literal('on')
    .optional()
    .transform((sent) => sent === 'on'),
  timeZone: z.literal(timeZone, adminText.timeZoneChanged),
  /** The version that the form was loaded from; '' for a new code. */
  version: formVersion,
  saveAsNew: z.literal('yes').optional(),
})

export function discountInput(timeZone: string, currency: CurrencyCode) {
  const common = fields(timeZone, currency)
  const amount = aboveZero((typed) => parseMinor(typed, currency), adminText.amountInvalid)
  return z
    .discriminatedUnion(
      'kind',
      [
        z.strictObject({
          ...common,
          kind: z.literal('percent'),
          value: aboveZero(parsePpm, adminText.percentageInvalid),
        }),
        z.strictObject({ ...common, kind: z.literal('amount'), value: amount }),
      ],
      adminText.chooseType,
    )
    .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || endsAt > startsAt, {
      path: ['endsAt'],
      message: adminText.endsBeforeStart,
    })
    .transform(({ value, ...input }) =>
      input.kind === 'percent' ? { ...input, percent: value, amount: 0 } : { ...input, percent: 0, amount: value },
    )
}

export type DiscountInput = z.output<ReturnType<typeof discountInput>>

type Context = { readonly addIssue: (message: string) => void }

function addIssue(ctx: Context, message: string): never {
  ctx.addIssue(message)
  return z.NEVER
}

function optional<Value, Empty>(empty: Empty, parse: (typed: string) => Value | null, message: string) {
  return z
    .string()
    .trim()
    .transform((typed, ctx): Value | Empty => (typed === '' ? empty : (parse(typed) ?? addIssue(ctx, message))))
}

function aboveZero(parse: (typed: string) => number | null, message: string) {
  return z
    .string(message)
    .trim()
    .transform((typed, ctx) => parse(typed) || addIssue(ctx, message))
}

/** Returns parts per million. */
function parsePpm(typed: string): number | null {
  const ppm = parseTypedPercent(typed)
  return ppm !== null && ppm <= MAX_PERCENT ? ppm : null
}

function parseMinor(typed: string, currency: CurrencyCode): number | null {
  return parseTypedMoney(typed.replace(/^[₦$£€]\s*/, ''), currency)?.minor ?? null
}

function parseMoment(typed: string, timeZone: string): Date | null {
  const clock = /^2\d{3}-\d\d-\d\dT\d\d:\d\d(?=(:00)?$)/.exec(typed)?.[0]
  return clock && isClockTime(clock) ? toMoment(clock, timeZone) : null
}

function parseLimit(typed: string): number | null {
  const isLimit = /^\d{1,7}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= MAX_LIMIT
  return isLimit ? Number(typed) : null
}
