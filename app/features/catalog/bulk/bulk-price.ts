import {
  formatMoney,
  MAX_PRICE_MINOR,
  type Money,
  money,
  portion,
  roundTo,
  type StoreCurrency,
} from '#app/features/money/money.ts'

export const PRICE_EDITS = ['price', 'sale', 'both', 'start-sale', 'end-sale'] as const

/** What prices are rounded to, in whole units of the store currency; 0 keeps the cents. */
export const PRICE_STEPS = [0, 1, 10, 100, 1_000] as const

/** A change of many products' prices by a share of each (docs/rules.md, Many products at once). */
export type PriceEdit = {
  /** 'start-sale' makes the sale price so much lower than the price; 'end-sale' takes it away and asks for no percent. */
  readonly what: (typeof PRICE_EDITS)[number]
  readonly direction: 'up' | 'down'
  /** In parts per million: 150_000 is 15 %. */
  readonly percent: number
  readonly step: (typeof PRICE_STEPS)[number]
}

export type Prices = { readonly price: number; readonly salePrice: number | null }

/** `skipped`: there is nothing to change. `failed`: it cannot be changed like that. Both in words. */
export type EditResult<State> = { readonly to: State } | { readonly skipped: string } | { readonly failed: string }

/** One product's prices, in the smallest unit, after the edit. */
export function editPrices(edit: PriceEdit, from: Prices, currency: StoreCurrency): EditResult<Prices> {
  const to = target(edit, from, currency)
  if (to === null) return { skipped: 'No sale price' }
  if (to.price === from.price && to.salePrice === from.salePrice) return { skipped: 'The same after rounding' }
  const changed = [to.price !== from.price && to.price, to.salePrice !== from.salePrice && to.salePrice]
  for (const minor of changed) {
    if (minor === 0) return { failed: 'Would cost nothing' }
    if (typeof minor === 'number' && minor > MAX_PRICE_MINOR) {
      return { failed: `Would cost more than ${formatMoney(money(MAX_PRICE_MINOR, currency))}` }
    }
  }
  if (endsSale(from, to) && edit.what !== 'end-sale') return { failed: 'The sale price would not be below the price' }
  return { to }
}

function target({ what, direction, percent, step }: PriceEdit, from: Prices, currency: StoreCurrency): Prices | null {
  const share = 1_000_000 + (direction === 'up' ? percent : -percent)
  const edited = (minor: number) => rounded(portion(money(minor, currency), share), step)
  switch (what) {
    case 'price':
      return { price: edited(from.price), salePrice: from.salePrice }
    case 'sale':
      return from.salePrice === null ? null : { price: from.price, salePrice: edited(from.salePrice) }
    case 'both':
      return { price: edited(from.price), salePrice: from.salePrice === null ? null : edited(from.salePrice) }
    case 'start-sale':
      return { price: from.price, salePrice: rounded(portion(money(from.price, currency), 1_000_000 - percent), step) }
    case 'end-sale':
      return from.salePrice === null ? null : { price: from.price, salePrice: null }
  }
}

/** A sale price counts while it is below the price. One that did not count before may stay as it is. */
function endsSale(from: Prices, to: Prices): boolean {
  if (to.salePrice === null || to.salePrice < to.price) return false
  return to.salePrice !== from.salePrice || (from.salePrice !== null && from.salePrice < from.price)
}

function rounded(amount: Money, step: PriceEdit['step']): number {
  return step === 0 ? amount.minor : roundTo(amount, step).minor
}
