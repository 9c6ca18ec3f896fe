import type { CurrencyCode } from '#app/base/currencies.ts'
import { formatMoney, MAX_PRICE_MINOR, money, portion } from '#app/base/money.ts'
import { roundTo } from '#app/base/money-arithmetic.ts'
import { adminText } from '#app/catalog/admin/admin-text.ts'
import type { products } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'

export const PRICE_OPERATIONS = ['price', 'sale', 'both', 'start-sale', 'end-sale'] as const

/** Prices are rounded to multiples of these, in the store currency's major unit; 0 means no rounding. */
export const PRICE_STEPS = [0, 1, 10, 100, 1_000] as const

export const DIRECTIONS = ['down', 'up'] as const

export type PriceEdit = {
  /**
   * 'start-sale' sets the sale price to the price reduced by `percent`. 'end-sale' restores the former sale price and
   * ignores `percent`.
   */
  readonly operation: (typeof PRICE_OPERATIONS)[number]
  readonly direction: (typeof DIRECTIONS)[number]
  /** In parts per million: 150_000 is 15%. */
  readonly percent: number
  readonly step: (typeof PRICE_STEPS)[number]
}

/** The prices of a variant that has its own price or sale price. Where one is null, the product's applies. */
export type VariantPrices = {
  readonly id: Id<'variant'>
  readonly price: number | null
  readonly salePrice: number | null
}

/** `variants` is missing in older edits. `saleBefore` is set while a started sale replaces sale prices. */
export type Prices = Readonly<Pick<typeof products.$inferSelect, 'price' | 'salePrice' | 'saleBefore'>> & {
  readonly variants?: readonly VariantPrices[]
}

/** `skipped` says why there is nothing to change; `failed` says why the change is invalid. */
export type EditResult<State> = { readonly to: State } | { readonly skipped: string } | { readonly failed: string }

export type UnitPrices = { readonly price: number; readonly salePrice: number | null }

/** Returns the prices that apply to a variant. */
export function getUnitPrices(product: UnitPrices, variant: Omit<VariantPrices, 'id'>): UnitPrices {
  return { price: variant.price ?? product.price, salePrice: variant.salePrice ?? product.salePrice }
}

/** Returns the prices of a product and its variants after an edit, in minor units. */
export function editPrices(edit: PriceEdit, from: Prices, currency: CurrencyCode): EditResult<Prices> {
  const { variants = [] } = from
  const hasSale = from.salePrice !== null || variants.some(({ salePrice }) => salePrice !== null)
  if (!hasSale && (edit.operation === 'sale' || edit.operation === 'end-sale')) {
    return { skipped: adminText.bulkSkipped.noSalePrice }
  }
  const to = computeTarget(edit, from, currency)
  const { variants: edited = [] } = to
  if (isSame(from, to)) return { skipped: adminText.bulkSkipped.sameRounded }
  const units = [
    [from, to] as const,
    ...variants.flatMap((variant, index) => {
      const after = edited[index]
      return after ? [[getUnitPrices(from, variant), getUnitPrices(to, after)] as const] : []
    }),
  ]
  for (const [before, after] of units) {
    const failed = findFailure(before, after, currency)
    if (failed) return { failed }
    if (endsSale(before, after) && edit.operation !== 'end-sale') return { failed: adminText.bulkFailed.noReduction }
  }
  return { to }
}

/** Returns true if the product and its variants have the same prices in both states. */
export function isSame(a: Prices, b: Prices): boolean {
  const haveSamePrices = (prices: UnitPriceColumns, other: UnitPriceColumns) =>
    prices.price === other.price && prices.salePrice === other.salePrice
  const others = new Map(b.variants?.map((variant) => [variant.id, variant]))
  const isSameVariant = (variant: VariantPrices) => haveSamePrices(variant, others.get(variant.id) ?? NO_OWN_PRICES)
  return haveSamePrices(a, b) && (a.variants ?? []).every(isSameVariant)
}

type UnitPriceColumns = Omit<VariantPrices, 'id'>

/** The prices of a variant that is not listed, since the product's prices apply to it. */
const NO_OWN_PRICES: UnitPriceColumns = { price: null, salePrice: null }

function findFailure(from: UnitPrices, to: UnitPrices, currency: CurrencyCode): string | null {
  const changedPrices = [to.price !== from.price && to.price, to.salePrice !== from.salePrice && to.salePrice]
  for (const minor of changedPrices) {
    if (minor === 0) return adminText.bulkFailed.free
    if (typeof minor === 'number' && minor > MAX_PRICE_MINOR) {
      return adminText.bulkFailed.tooExpensive(formatMoney(money(MAX_PRICE_MINOR, currency)))
    }
  }
  return null
}

function computeTarget(
  { operation, direction, percent, step }: PriceEdit,
  from: Prices,
  currency: CurrencyCode,
): Prices {
  const share = 1_000_000 + (direction === 'up' ? percent : -percent)
  const change = (minor: number, by = share) => {
    const amount = portion(money(minor, currency), by)
    return step === 0 ? amount.minor : roundTo(amount, step).minor
  }
  const changeOwn = (minor: number | null) => (minor === null ? null : change(minor))
  const { price, salePrice, saleBefore, variants = [] } = from
  const mapVariants = (edit: (variant: VariantPrices) => UnitPriceColumns) =>
    variants.map((variant) => ({ ...edit(variant), id: variant.id }))
  switch (operation) {
    case 'price':
      return {
        ...from,
        price: change(price),
        variants: mapVariants((variantPrices) => ({ ...variantPrices, price: changeOwn(variantPrices.price) })),
      }
    case 'sale':
      return continueSale(from, {
        price,
        salePrice: changeOwn(salePrice),
        variants: mapVariants((variantPrices) => ({ ...variantPrices, salePrice: changeOwn(variantPrices.salePrice) })),
      })
    case 'both':
      return continueSale(from, {
        price: change(price),
        salePrice: changeOwn(salePrice),
        variants: mapVariants((variantPrices) => ({
          price: changeOwn(variantPrices.price),
          salePrice: changeOwn(variantPrices.salePrice),
        })),
      })
    case 'start-sale': {
      const started = {
        price,
        salePrice: change(price, 1_000_000 - percent),
        variants: mapVariants((variantPrices) => ({
          ...variantPrices,
          salePrice: change(variantPrices.price ?? price, 1_000_000 - percent),
        })),
      }
      return { ...started, saleBefore: toReplacedSale(from, started) }
    }
    case 'end-sale': {
      const restoreSalePrice = (id: string, sale: number | null) => {
        const replaced = saleBefore?.[id]
        return replaced && replaced.sale === sale ? replaced.before : null
      }
      return {
        price,
        salePrice: restoreSalePrice(PRODUCT_KEY, salePrice),
        saleBefore: null,
        variants: mapVariants((variantPrices) => ({
          ...variantPrices,
          salePrice: restoreSalePrice(variantPrices.id, variantPrices.salePrice),
        })),
      }
    }
  }
}

const PRODUCT_KEY = 'product'

type StartedSale = UnitPrices & { readonly variants: readonly VariantPrices[] }

/** Sets new prices but keeps a started sale. */
function continueSale(from: Prices, to: StartedSale): Prices {
  return { ...to, saleBefore: from.saleBefore && toReplacedSale(from, to) }
}

/**
 * Returns the sale prices that a sale replaces. If the sale continues an earlier one, these are the sale prices from
 * before the earlier sale.
 */
function toReplacedSale({ saleBefore, ...from }: Prices, started: StartedSale): Prices['saleBefore'] {
  const { variants = [] } = from
  const toReplaced = (id: string, before: number | null, sale: number | null) => {
    const known = saleBefore?.[id]
    return { sale, before: known && known.sale === before ? known.before : before }
  }
  return Object.fromEntries([
    [PRODUCT_KEY, toReplaced(PRODUCT_KEY, from.salePrice, started.salePrice)],
    ...started.variants.map(({ id, salePrice }) => {
      const before = variants.find((variant) => variant.id === id)?.salePrice ?? null
      return [id, toReplaced(id, before, salePrice)] as const
    }),
  ])
}

/** Returns true if the edit is the reason why the sale price is no longer below the price. */
function endsSale(from: UnitPrices, to: UnitPrices): boolean {
  if (to.salePrice === null || to.salePrice < to.price) return false
  return to.salePrice !== from.salePrice || (from.salePrice !== null && from.salePrice < from.price)
}
