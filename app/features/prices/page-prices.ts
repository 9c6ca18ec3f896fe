import { productPrice } from '#app/features/catalog/pricing.ts'
import { serverLawText } from '#app/features/law/law-text.server.ts'
import type { Market } from '#app/features/markets/market.ts'
import { formatMoney, type Money, money } from '#app/features/money/money.ts'
import { pricePerBase } from '#app/features/prices/measure.ts'
import { findPrice, type StoredPrice, type UnitPrice, unitPrice } from '#app/features/prices/unit-price.ts'

/** A unit as the product page shows it, with the struck-through prices of both sides. */
export type PagePrice = UnitPrice & {
  readonly was: Money | null
  readonly storeWas: Money | null
  /** Beside the price: that of a unit of measure where the law requires it, and the tax, as in '€120.00 / l incl. VAT'. */
  readonly note?: string
}

type Columns = { readonly price: number; readonly salePrice: number | null; readonly compareAtPrice: number | null }

type PricedProduct = Omit<Columns, 'price'> & { readonly id: string; readonly regularPrice: number }

type PricedVariant = Readonly<Record<keyof Columns, number | null>> & { readonly id: string }

/** The price of the product, and those of variants that have their own, by id. `measure`: '' without a unit price; `tax`: 'plus tax', or ''. */
export function pagePrices(
  product: PricedProduct,
  variants: readonly PricedVariant[],
  rows: readonly StoredPrice[],
  market: Market,
  { measure, tax } = { measure: '', tax: '' },
): { readonly own: PagePrice; readonly byVariant: ReadonlyMap<string, PagePrice> } {
  const ofProduct = {
    price: product.regularPrice,
    salePrice: product.salePrice,
    compareAtPrice: product.compareAtPrice,
  }
  const priced = (row: StoredPrice, columns: Columns): PagePrice => {
    const unit = unitPrice(row, market)
    const perBase = pricePerBase(unit.price, measure)
    const note = [perBase && serverLawText.perUnit(formatMoney(perBase.price), perBase.base), tax]
      .filter(Boolean)
      .join(' ')
    return {
      ...unit,
      was: row.was === null ? null : money(row.was, market.currency),
      storeWas: row.storePrice === null ? null : productPrice(columns, market.storeCurrency).was,
      ...(note && { note }),
    }
  }
  const base = rows.find(({ variantId }) => variantId === null)
  if (!base) throw new Error('A product has no price in the market')
  const byVariant = variants.flatMap((variant) => {
    const row = findPrice(rows, { id: variant.id, productId: product.id })
    if (!row || row === base) return []
    const columns = {
      price: variant.price ?? ofProduct.price,
      salePrice: variant.salePrice ?? ofProduct.salePrice,
      compareAtPrice: variant.compareAtPrice ?? ofProduct.compareAtPrice,
    }
    return [[variant.id, priced(row, columns)] as const]
  })
  return { own: priced(base, ofProduct), byVariant: new Map(byVariant) }
}
