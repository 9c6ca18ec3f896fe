import type { ProductColor, ProductStatus } from '#app/features/catalog/catalog.ts'
import type { CheckoutLine } from '#app/features/checkout/checkout-input.ts'
import type { FreshCart, FreshLine } from '#app/features/checkout/order-outcome.ts'
import { isTooLarge, type QuoteChoice, type QuoteSettings, quoteFor } from '#app/features/checkout/quote.ts'
import { type Money, money, type StoreCurrency } from '#app/features/money/money.ts'
import { comesIn, fits, type StockSettings, shareOut, type Take } from '#app/features/stock/stock.ts'

export type CartProduct = {
  readonly id: string
  readonly name: string
  readonly status: ProductStatus
  readonly effectivePrice: number
  readonly sizes: readonly string[]
  readonly colors: readonly ProductColor[]
}

export type CartVariant = {
  readonly id: string
  readonly productId: string
  readonly size: string | null
  readonly color: string | null
  readonly stock: number
}

export type CartSettings = QuoteSettings & StockSettings

/** Same lines put together, in the sequence in which they first appear. `at` is where that was. */
export function mergeLines<Line extends CheckoutLine>(lines: readonly Line[]): readonly (Line & { at: number })[] {
  const merged: (Line & { at: number })[] = []
  for (const [at, line] of lines.entries()) {
    const index = merged.findIndex(
      (other) => other.productId === line.productId && other.size === line.size && other.color === line.color,
    )
    const known = merged[index]
    if (known) merged[index] = { ...known, quantity: known.quantity + line.quantity }
    else merged.push({ ...line, at })
  }
  return merged
}

/**
 * A cart as the store's own data has it: name and price of each line, how many can be had, and what that costs. Lines of
 * one row of stock share it in their sequence.
 */
export function priceCart(
  lines: readonly CheckoutLine[],
  products: readonly CartProduct[],
  variants: readonly CartVariant[],
  settings: CartSettings,
  choice: QuoteChoice,
): FreshCart {
  const found = lines.map((line) => {
    const product = products.find(({ id }) => id === line.productId)
    const variant = variants.find((row) => row.productId === line.productId && fits(row, line))
    return product && variant && product.status === 'active' && comesIn(product, line) ? { product, variant } : null
  })
  const shares = shareOut(
    found.map((on, index) => ({ variantId: on?.variant.id ?? null, quantity: lines[index]?.quantity ?? 0 })),
    new Map(variants.map(({ id, stock }) => [id, stock])),
    settings,
  )
  const fresh = lines.map((line, index) =>
    freshLine(line, found[index]?.product ?? null, shares[index] ?? NOTHING, settings.store_currency),
  )
  const orderable = fresh.flatMap(({ product, quantity }) =>
    product && quantity > 0 ? [{ price: product.price, quantity }] : [],
  )
  const canQuote = orderable.length > 0 && !isTooLarge(orderable, settings)
  return { lines: fresh, quote: canQuote ? quoteFor(orderable, settings, choice) : null }
}

const NOTHING = { taken: 0, backordered: 0, quantity: 0 }

function freshLine(
  { productId, size, color, quantity }: CheckoutLine,
  product: CartProduct | null,
  share: Take & { readonly quantity: number },
  currency: StoreCurrency,
): FreshLine {
  return {
    productId,
    size,
    color,
    asked: quantity,
    quantity: product ? share.quantity : 0,
    product: product && {
      name: product.name,
      price: priceOf(product, currency),
      onBackorder: share.backordered > 0,
    },
  }
}

function priceOf({ effectivePrice }: CartProduct, currency: StoreCurrency): Money<StoreCurrency> {
  return money(effectivePrice, currency)
}
