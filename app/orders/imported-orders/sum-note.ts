import type { CurrencyCode } from '#app/base/currencies.ts'
import { formatMoney, money } from '#app/base/money.ts'
import { adminText } from '#app/orders/imported-orders/admin-text.ts'

/** In minor units. `goods` contains the lines' total after discount for each way to interpret the file. */
type OrderSum = {
  readonly currency: CurrencyCode
  readonly goods: readonly number[]
  readonly shipping: number | null
  readonly fees: number
  readonly tax: number | null
  readonly total: number
}

/** Amounts that differ by one minor unit count as equal, since stores round either each line or the sum. */
const TOLERANCE = 1

/**
 * Returns a note for staff if the parts of an order differ from its total. Returns '' if they agree or the file
 * lacks the parts.
 */
export function getSumNote({ currency, goods, shipping, fees, tax, total }: OrderSum): string {
  const [first] = goods
  if (first === undefined) return ''
  const extras = (shipping ?? 0) + fees
  // Either prices contain the tax, or the tax is added to them
  const sums = goods.flatMap((part) => [part + extras + (tax ?? 0), part + extras])
  if (sums.some((sum) => Math.abs(sum - total) <= TOLERANCE)) return ''
  const nearest = sums.toSorted((a, b) => Math.abs(a - total) - Math.abs(b - total))[0] ?? first
  const formatAmount = (minor: number) => formatMoney(money(minor, currency))
  return adminText.sumDiffers(formatAmount(nearest), formatAmount(total))
}
