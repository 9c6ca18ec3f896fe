import { formatMoney, type Money, money } from '#app/base/money.ts'
import { findPrice, type MarketPrice, type StoredPrice, toMarketPrice } from '#app/pricing/market-price.ts'
import { computeUnitPrice } from '#app/pricing/measure.ts'
import { priceText } from '#app/pricing/prices/price-text.server.ts'
import { computeProductPrice, type PriceColumns, toAnnouncedPrices } from '#app/pricing/product-price.ts'
import type { Market } from '#app/store/market.ts'

/**
 * A unit's price on the product page, with the struck-through price in the currencies of the market and the store, and
 * the lowest price before the reduction where the law requires it.
 */
export type PagePrice = MarketPrice & {
  readonly was: Money | null
  readonly storeWas: Money | null
  /** True if the price is reduced and, where the law requires it, below the lowest price before the reduction. */
  readonly isSale: boolean
  /** The text next to the price, such as '€120.00 / l incl. VAT', with the lowest prior price; '' if not needed. */
  readonly note: string
  readonly lowestBefore?: Money
}

export type PricedProduct = Omit<PriceColumns, 'price'> & { readonly id: string; readonly regularPrice: number }

export type PricedVariant = Readonly<Record<keyof PriceColumns, number | null>> & { readonly id: string }

type PriceNotes = {
  /** '' without a unit price. */
  readonly measure: string
  /** 'plus tax', or ''. */
  readonly tax: string
  /** See `showsPrior`. */
  readonly needsPrior: boolean
}

/** Returns the product's price and, by id, the prices of the variants that have a different price. */
export function computePagePrices(
  product: PricedProduct,
  variants: readonly PricedVariant[],
  rows: readonly StoredPrice[],
  market: Market,
  { measure, tax, needsPrior }: PriceNotes = { measure: '', tax: '', needsPrior: false },
): { readonly forProduct: PagePrice; readonly byVariant: ReadonlyMap<string, PagePrice> } {
  const productColumns = {
    price: product.regularPrice,
    salePrice: product.salePrice,
    compareAtPrice: product.compareAtPrice,
  }
  const toPagePrice = (row: StoredPrice, columns: PriceColumns): PagePrice => {
    const unit = toMarketPrice(row, market)
    const { was, prior } = toAnnouncedPrices(row, { isRequired: needsPrior })
    const isHidden = was === null && row.was !== null
    const lowestBefore = prior === null ? null : money(prior, market.currency)
    const priceNotes = [formatUnitPrice(unit.price, measure), tax]
    const notes = [priceNotes.filter(Boolean).join(' '), lowestBefore && formatPrior(lowestBefore)]
    return {
      ...unit,
      was: was === null ? null : money(was, market.currency),
      storeWas: row.storePrice === null || isHidden ? null : computeProductPrice(columns, market.storeCurrency).was,
      isSale: was !== null && (prior === null || row.price < prior),
      note: notes.filter(Boolean).join(' · '),
      ...(lowestBefore && { lowestBefore }),
    }
  }
  const base = rows.find(({ variantId }) => variantId === null)
  if (!base) throw new Error('A product has no price in the market')
  const byVariant = variants.flatMap((variant) => {
    const row = findPrice(rows, { id: variant.id, productId: product.id })
    if (!row || row === base) return []
    const columns = {
      price: variant.price ?? productColumns.price,
      salePrice: variant.salePrice ?? productColumns.salePrice,
      compareAtPrice: variant.compareAtPrice ?? productColumns.compareAtPrice,
    }
    return [[variant.id, toPagePrice(row, columns)] as const]
  })
  return { forProduct: toPagePrice(base, productColumns), byVariant: new Map(byVariant) }
}

/**
 * Returns the unit price shown next to a price, such as '€120.00 / l' (Directive 98/6/EC, Art. 3), or '' for products
 * sold by the piece.
 */
export function formatUnitPrice(price: Money, measure: string): string {
  const perBase = computeUnitPrice(price, measure)
  return perBase ? priceText.perUnit(formatMoney(perBase.price), perBase.base) : ''
}

/** Formats the lowest price before a reduction, shown next to a price on product pages (Directive 98/6/EC, Art. 6a). */
function formatPrior(prior: Money): string {
  return priceText.prior(formatMoney(prior))
}

/** Cards have little space, so this text is shorter than `formatPrior`'s. */
export function formatCardPrior(prior: Money): string {
  return priceText.cardPrior(formatMoney(prior))
}

/** Lines in the cart and checkout show both the price before the reduction and the lowest prior price. */
export function formatReduction(was: Money, prior: Money): string {
  return priceText.lineReduction(formatMoney(was), formatMoney(prior))
}
