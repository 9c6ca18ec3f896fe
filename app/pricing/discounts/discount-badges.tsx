import type { ReactNode } from 'react'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { formatMoney, money } from '#app/base/money.ts'
import { formatPpm } from '#app/base/rates.ts'
import type { DiscountTerms } from '#app/pricing/discount.ts'
import { adminText } from '#app/pricing/discounts/admin-text.ts'
import { DISCOUNT_STATE, type DiscountState } from '#app/pricing/discounts/discount-list.ts'
import { Badge } from '#app/ui/admin/status-badge.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

export function DiscountStateBadge({ state }: { state: DiscountState }) {
  return <Badge {...DISCOUNT_STATE[state]}>{adminText.states[state]}</Badge>
}

/** Returns a value such as '10%' or '₦5,000.00'. */
export function formatDiscountValue(
  { kind, percent, amount }: Pick<DiscountTerms, 'kind' | 'percent' | 'amount'>,
  currency: CurrencyCode,
): string {
  return kind === 'percent' ? `${formatPpm(percent, 10_000)}%` : formatMoney(money(amount, currency))
}

export function formatDiscountChange(field: string, value: unknown, currency: CurrencyCode): ReactNode {
  if (field === 'percent' && typeof value === 'number') return `${formatPpm(value, 10_000)}%`
  if ((field === 'amount' || field === 'minimum') && typeof value === 'number') {
    return formatMoney(money(value, currency))
  }
  if ((field === 'startsAt' || field === 'endsAt') && typeof value === 'string')
    return <LocalTime at={new Date(value)} />
  return null
}
