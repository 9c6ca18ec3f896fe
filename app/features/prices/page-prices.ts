import { productPrice } from '#app/features/catalog/pricing.ts'
import type { Market } from '#app/features/markets/market.ts'
import { type Money, money } from '#app/features/money/money.ts'
import { findPrice, type StoredPrice, type UnitPrice, unitPrice } from '#app/features/prices/unit-price.ts'

/** A unit as the product page shows it, with the struck-through prices of both sides. */
export type PagePrice = UnitPrice & { readonly was: Money | null; readonly storeWas: Money | null }

type Columns = { readonly price: number; readonly salePrice: number | null; readonly compareAtPrice: number | null }

type PricedProduct = Omit<Columns, 'price'> & { readonly id: string; readonly regularPrice: number }

type PricedVariant = Readonly<Record<keyof Columns, number | null>> & { readonly id: string }

/** The price of the product, and those of variants that have their own, by id. */
export function pagePrices(
  product: PricedProduct,
  variants: readonly PricedVariant[],
  rows: readonly StoredPrice[],
  market: Market,
): { readonly own: PagePrice; readonly byVariant: ReadonlyMap<string, PagePrice> } {
  const ofProduct = {
    price: product.regularPrice,
    salePrice: product.salePrice,
    compareAtPrice: product.compareAtPrice,
  }
  const priced = (row: StoredPrice, columns: Columns): PagePrice => ({
    ...unitPrice(row, market),
    was: row.was === null ? null : money(row.was, market.currency),
    storeWas: row.storePrice === null ? null : productPrice(columns, market.storeCurrency).was,
  })
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
