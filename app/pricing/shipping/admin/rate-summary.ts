import { formatMoney } from '#app/base/money.ts'
import { parseTypedMoney } from '#app/base/typed-money.ts'
import type { RateDraft, ZoneUnits } from '#app/pricing/shipping/admin/zone-draft.ts'
import { adminText } from '#app/pricing/shipping/admin-text.ts'

/** Returns the price of a rate, such as '$7.00' or 'Free'. */
export function formatPrice({ amount }: Pick<RateDraft, 'amount'>, { currency }: ZoneUnits): string {
  return parseTypedMoney(amount, currency)?.minor === 0 ? adminText.free : formatTypedAmount(amount, currency)
}

/** Returns the terms on one line, such as '5-7 business days · free from $150.00 · from 2 kg'. */
export function formatTerms(rate: RateDraft, units: ZoneUnits): string {
  const { daysMin, daysMax, freeFrom, isActive } = rate
  const days = [...new Set([daysMin, daysMax].filter(Boolean))].join('-')
  const terms = [
    days && adminText.days(days),
    freeFrom && adminText.freeFrom(formatTypedAmount(freeFrom, units.currency)),
    ...listConditions(rate, units),
    !isActive && adminText.off,
  ]
  return terms.filter(Boolean).join(' · ')
}

/** Lists the conditions of a rate that differ from the default, such as 'Pickup' and 'from 2 kg'. */
export function listConditions(rate: RateDraft, { currency, weightUnit }: ZoneUnits): readonly string[] {
  const { kind, basis, minimum, maximum } = rate
  const formatLimit = (limit: string) =>
    basis === 'subtotal'
      ? formatTypedAmount(limit, currency)
      : `${limit} ${basis === 'weight' ? weightUnit : adminText.inUnits}`
  return [
    kind === 'pickup' ? adminText.kinds.pickup : '',
    minimum && adminText.minimumNote(formatLimit(minimum)),
    maximum && adminText.maximumNote(formatLimit(maximum)),
  ].filter((condition) => condition !== '')
}

/** Text that is not an amount is returned as typed. */
function formatTypedAmount(typed: string, currency: ZoneUnits['currency']): string {
  const amount = parseTypedMoney(typed, currency)
  return amount ? formatMoney(amount) : typed
}
