import type { CurrencyCode } from '#app/base/currencies.ts'
import type { FieldChange } from '#app/base/import-kind.ts'
import { formatMoney, money, toDecimal } from '#app/base/money.ts'
import { parseSignedMoney } from '#app/base/typed-money.ts'
import { formatDateTime } from '#app/lib/format/date.ts'
import { formatNumber, formatPercent } from '#app/lib/format/number.ts'
import { toClockTime } from '#app/lib/time-zone.ts'
import type { DiscountTerms } from '#app/pricing/discount.ts'
import { adminText } from '#app/pricing/discounts/admin-text.ts'
import { discountInput } from '#app/pricing/discounts/discount-input.ts'
import { computeUsesLeft, type FileDiscount } from '#app/pricing/discounts/import/file-discount.ts'

type Context = {
  /** The currency of the amounts if the file does not contain it. */
  readonly currency: CurrencyCode
  readonly storeCurrency: CurrencyCode
  readonly timeZone: string
  readonly now: Date
}

export type PlannedTerms = Omit<DiscountTerms, 'used'>

type Plan =
  | { readonly ok: true; readonly terms: PlannedTerms; readonly notes: readonly string[] }
  | { readonly ok: false; readonly errors: readonly { readonly column: string; readonly message: string }[] }

const MINUTE_MS = 60_000

/** Returns the values that the form would save, or the reasons why they cannot be saved. */
export function planDiscount(given: FileDiscount, { currency, storeCurrency, timeZone, now }: Context): Plan {
  const { texts, kind, columnsByField } = given
  const errors = [...given.rejections]
  const reject = (field: keyof typeof columnsByField, message: string) =>
    void errors.push({ column: columnsByField[field], message })
  const fileCurrency = given.currency?.toUpperCase() ?? currency
  const readAmount = (field: 'value' | 'minimum') => {
    const amount = texts[field] && parseSignedMoney(texts[field], storeCurrency)
    if (amount === null) reject(field, adminText.invalidAmount)
    return amount ? toDecimal(amount) : ''
  }
  const [value, minimum] = [kind === 'amount' ? readAmount('value') : texts.value, readAmount('minimum')]
  if ((kind === 'amount' || minimum !== '') && fileCurrency !== storeCurrency) {
    reject(kind === 'amount' ? 'value' : 'minimum', adminText.differentCurrency(fileCurrency, storeCurrency))
  }
  const uses = computeUsesLeft(given)
  if (!uses.ok) reject('usageLimit', uses.message)
  const [startsAt, endsAt] = [given.startsAt, given.endsAt]
  if (startsAt === 'unknown') reject('startsAt', adminText.noMoment)
  if (endsAt === 'unknown') reject('endsAt', adminText.noMoment)
  else if (endsAt && endsAt <= now) reject('endsAt', adminText.endedOn(formatDateTime(endsAt, timeZone)))

  // The form has no seconds: a code is valid until the end of its last minute.
  const begins = startsAt === 'unknown' ? null : toMinute(startsAt, Math.floor)
  const ends = endsAt === 'unknown' ? null : toMinute(endsAt, Math.ceil)
  const toFormTime = (at: Date | null) => (at ? toClockTime(at, timeZone) : '')
  const parsed = discountInput(timeZone, storeCurrency).safeParse({
    kind,
    code: texts.code,
    value,
    minimum,
    timeZone,
    version: '',
    startsAt: toFormTime(begins),
    endsAt: toFormTime(ends),
    customerLimit: texts.customerLimit,
    usageLimit: uses.ok ? uses.remainingUses : '',
    ...(given.isActive && { isActive: 'on' }),
  })
  const rejectedColumns = new Set(errors.map(({ column }) => column))
  for (const { path, message } of parsed.error?.issues ?? []) {
    const column = getColumn(columnsByField, String(path[0]))
    if (!rejectedColumns.has(column)) errors.push({ column, message })
  }
  if (errors.length > 0 || !parsed.success) return { ok: false, errors }
  const { timeZone: _, version: __, saveAsNew: ___, ...terms } = parsed.data
  const wasUsed = texts.customerLimit !== '' && given.used !== '' && given.used !== '0'
  return {
    ok: true,
    terms: { ...terms, startsAt: begins, endsAt: ends },
    notes: [
      ...given.notes,
      ...(uses.ok && uses.note !== null ? [uses.note] : []),
      ...(wasUsed ? [adminText.usesBeforeNote] : []),
    ],
  }
}

function getColumn(columnsByField: FileDiscount['columnsByField'], field: string): string {
  return new Map<string, string>(Object.entries(columnsByField)).get(field) ?? ''
}

function toMinute(at: Date | null, round: (minutes: number) => number): Date | null {
  return at && new Date(round(at.getTime() / MINUTE_MS) * MINUTE_MS)
}

/** Lists a new code's values for staff. */
export function listTerms(terms: PlannedTerms, currency: CurrencyCode, timeZone: string): FieldChange[] {
  const { kind, percent, amount, minimum, startsAt, endsAt, usageLimit, customerLimit, isActive } = terms
  const shown = {
    [adminText.discount]: kind === 'percent' ? formatPercent(percent) : formatMoney(money(amount, currency)),
    [adminText.minimum]: minimum > 0 ? formatMoney(money(minimum, currency)) : '',
    [adminText.starts]: startsAt ? formatDateTime(startsAt, timeZone) : '',
    [adminText.ends]: endsAt ? formatDateTime(endsAt, timeZone) : '',
    [adminText.usesLeft]: usageLimit === null ? '' : formatNumber(usageLimit),
    [adminText.limitPerCustomer]: customerLimit === null ? '' : formatNumber(customerLimit),
    [adminText.status]: isActive ? '' : adminText.states.off,
  }
  return Object.entries(shown).flatMap(([field, to]) => (to ? [{ field, from: '', to }] : []))
}
