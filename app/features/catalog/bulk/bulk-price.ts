import { adminText } from '#app/features/catalog/admin-text.ts'
import type { products } from '#app/features/catalog/products.table.ts'
import { roundTo } from '#app/features/money/arithmetic.ts'
import type { CurrencyCode } from '#app/features/money/currencies.ts'
import { formatMoney, MAX_PRICE_MINOR, money, portion } from '#app/features/money/money.ts'

export const PRICE_OPERATIONS = ['price', 'sale', 'both', 'start-sale', 'end-sale'] as const

/** Prices become multiples of these, in the main unit of the store currency; 0 does not round. */
export const PRICE_STEPS = [0, 1, 10, 100, 1_000] as const

export const DIRECTIONS = ['down', 'up'] as const

/** See docs/rules.md, Many products at once. */
export type PriceEdit = {
  /** 'start-sale' sets the sale price to a share of the price; 'end-sale' removes it and ignores `percent`. */
  readonly operation: (typeof PRICE_OPERATIONS)[number]
  readonly direction: (typeof DIRECTIONS)[number]
  /** In parts per million: 150_000 is 15 %. */
  readonly percent: number
  readonly step: (typeof PRICE_STEPS)[number]
}

export type Prices = Readonly<Pick<typeof products.$inferSelect, 'price' | 'salePrice'>>

/** `skipped` and `failed` are reasons: there is nothing to change, or the change is invalid. */
export type EditResult<State> = { readonly to: State } | { readonly skipped: string } | { readonly failed: string }

/** Returns the prices of a product after an edit, in the smallest unit. */
export function editPrices(edit: PriceEdit, from: Prices, currency: CurrencyCode): EditResult<Prices> {
  const to = target(edit, from, currency)
  if (to === null) return { skipped: adminText.bulkSkipped.noSalePrice }
  if (to.price === from.price && to.salePrice === from.salePrice) return { skipped: adminText.bulkSkipped.sameRounded }
  const changed = [to.price !== from.price && to.price, to.salePrice !== from.salePrice && to.salePrice]
  for (const minor of changed) {
    if (minor === 0) return { failed: adminText.bulkFailed.free }
    if (typeof minor === 'number' && minor > MAX_PRICE_MINOR) {
      return { failed: adminText.bulkFailed.tooExpensive(formatMoney(money(MAX_PRICE_MINOR, currency))) }
    }
  }
  if (endsSale(from, to) && edit.operation !== 'end-sale') return { failed: adminText.bulkFailed.noReduction }
  return { to }
}

function target(
  { operation, direction, percent, step }: PriceEdit,
  from: Prices,
  currency: CurrencyCode,
): Prices | null {
  const share = 1_000_000 + (direction === 'up' ? percent : -percent)
  const change = (minor: number, by = share) => {
    const amount = portion(money(minor, currency), by)
    return step === 0 ? amount.minor : roundTo(amount, step).minor
  }
  switch (operation) {
    case 'price':
      return { price: change(from.price), salePrice: from.salePrice }
    case 'sale':
      return from.salePrice === null ? null : { price: from.price, salePrice: change(from.salePrice) }
    case 'both':
      return { price: change(from.price), salePrice: from.salePrice === null ? null : change(from.salePrice) }
    case 'start-sale':
      return { price: from.price, salePrice: change(from.price, 1_000_000 - percent) }
    case 'end-sale':
      return from.salePrice === null ? null : { price: from.price, salePrice: null }
  }
}

/** A sale price must be below the price, unless it was not before. */
function endsSale(from: Prices, to: Prices): boolean {
  if (to.salePrice === null || to.salePrice < to.price) return false
  return to.salePrice !== from.salePrice || (from.salePrice !== null && from.salePrice < from.price)
}
