import type { DiscountKind, DiscountTerms } from '#app/features/discounts/discount.ts'
import { formatPpm, money, toDecimal } from '#app/features/money/money.ts'

/** A code as its form is given it. */
export type FormDiscount = DiscountTerms & { readonly id: string; readonly version: string }

/** What the form holds while somebody works on it: texts as typed. */
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

export function draftOf(discount: FormDiscount | null): DiscountDraft {
  if (!discount) return EMPTY
  const { code, kind, percent, amount, minimum, startsAt, endsAt, usageLimit, customerLimit, isActive } = discount
  return {
    code,
    kind,
    value: kind === 'percent' ? formatPpm(percent, 10_000) : decimal(amount),
    minimum: minimum === 0 ? '' : decimal(minimum),
    startsAt: momentField(startsAt),
    endsAt: momentField(endsAt),
    usageLimit: usageLimit === null ? '' : String(usageLimit),
    customerLimit: customerLimit === null ? '' : String(customerLimit),
    isActive,
  }
}

function decimal(minor: number): string {
  return toDecimal(money(minor, 'USD')) // hundredths in every store currency
}

/** '2026-11-20T09:30': what a field for day and time takes, in UTC. */
function momentField(moment: Date | null): string {
  return moment ? moment.toISOString().slice(0, 16) : ''
}

/** Neither 0 and O nor 1 and I, which are read out and typed as one another: 32 of them, so that each is as likely. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code that nobody guesses: 8 letters and digits out of 32 ('K7WQ-3FXM'). */
export function newCode(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => LETTERS[byte % LETTERS.length])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}
