import { type Money, symbolOf, toUnits } from '#app/base/money/money.ts'
import { formatNumber } from '#app/lib/format/number.ts'

const UNITS = [
  { from: 1_000_000_000, name: 'bn' },
  { from: 1_000_000, name: 'm' },
  { from: 1_000, name: 'k' },
] as const

/** '₦1.5m': for the axis of a chart. A file of its own, because the storefront has no charts. */
export function formatMoneyShort(amount: Money): string {
  const units = toUnits(amount)
  const unit = UNITS.find(({ from }) => Math.abs(units) >= from)
  const shown = Number((units / (unit?.from ?? 1)).toFixed(2))
  return `${shown < 0 ? '-' : ''}${symbolOf(amount.currency)}${formatNumber(Math.abs(shown))}${unit?.name ?? ''}`
}
