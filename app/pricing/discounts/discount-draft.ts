import type { CurrencyCode } from '#app/base/currencies.ts'
import { money, toDecimal } from '#app/base/money.ts'
import { formatPpm } from '#app/base/rates.ts'
import { toClockTime } from '#app/lib/time-zone.ts'
import type { DiscountTerms } from '#app/pricing/discount.ts'

export type FormDiscount = DiscountTerms & { readonly id: string; readonly version: string }

type TextField = 'code' | 'value' | 'minimum' | 'startsAt' | 'endsAt' | 'usageLimit' | 'customerLimit'

export type DiscountDraft = Readonly<Record<TextField, string>> & Pick<DiscountTerms, 'kind' | 'isActive'>

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

export function toDraft(discount: FormDiscount | null, timeZone: string, currency: CurrencyCode): DiscountDraft {
  if (!discount) return EMPTY
  const { code, kind, percent, amount, minimum, startsAt, endsAt, usageLimit, customerLimit, isActive } = discount
  return {
    code,
    kind,
    value: kind === 'percent' ? formatPpm(percent, 10_000) : toDecimal(money(amount, currency)),
    minimum: minimum === 0 ? '' : toDecimal(money(minimum, currency)),
    startsAt: startsAt ? toClockTime(startsAt, timeZone) : '',
    endsAt: endsAt ? toClockTime(endsAt, timeZone) : '',
    usageLimit: String(usageLimit ?? ''),
    customerLimit: String(customerLimit ?? ''),
    isActive,
  }
}

/** Lacks 0, O, 1 and I, which are easily confused. 256 is a multiple of 32, so each character is equally likely. */
const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export function generateCode(): string {
  const characters = Array.from(
    crypto.getRandomValues(new Uint8Array(8)),
    (byte) => CHARACTERS[byte % CHARACTERS.length],
  )
  return `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`
}
