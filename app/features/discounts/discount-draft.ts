import type { DiscountKind, DiscountTerms } from '#app/features/discounts/discount.ts'
import { formatPpm, money, toDecimal } from '#app/features/money/money.ts'
import { clockTime } from '#app/lib/time-zone.ts'

/** A code as its form is given it. */
export type FormDiscount = DiscountTerms & { readonly id: string; readonly version: string }

/** What the form holds while someone works on it: texts as typed. */
export type DiscountDraft = {
  readonly code: string
  readonly kind: DiscountKind
  readonly value: string
  readonly minimum: string
  readonly startsAt: string
  readonly endsAt: string
  readonly usageLimit: string
  readonly customerLimit: string
  readonly isActive: boolean
}

const EMPTY: DiscountDraft = {
  code: '',
  kind: 'percent',
  value: '',
  minimum: '',
  startsAt: '',
  endsAt: '',
  usageLimit: '',
  customerLimit: '',
  isActive: true,
}

/** What the form begins with; days and times are those of the time zone. */
export function draftOf(discount: FormDiscount | null, timeZone: string): DiscountDraft {
  if (!discount) return EMPTY
  const { code, kind, percent, amount, minimum, startsAt, endsAt, usageLimit, customerLimit, isActive } = discount
  return {
    code,
    kind,
    value: kind === 'percent' ? formatPpm(percent, 10_000) : decimal(amount),
    minimum: minimum === 0 ? '' : decimal(minimum),
    startsAt: startsAt ? clockTime(startsAt, timeZone) : '',
    endsAt: endsAt ? clockTime(endsAt, timeZone) : '',
    usageLimit: usageLimit === null ? '' : String(usageLimit),
    customerLimit: customerLimit === null ? '' : String(customerLimit),
    isActive,
  }
}

function decimal(minor: number): string {
  return toDecimal(money(minor, 'USD')) // hundredths in every store currency
}

/** Neither 0 and O nor 1 and I, which are read out and typed as one another: 32 of them, so that each is as likely. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code that no one guesses: 8 letters and digits out of 32 ('K7WQ-3FXM'). */
export function generateCode(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => LETTERS[byte % LETTERS.length])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}
