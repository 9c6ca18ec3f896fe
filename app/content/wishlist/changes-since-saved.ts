import type { MySizes } from '#app/catalog/my-size/my-size.ts'
import type { ProductCardData } from '#app/catalog/product-cards.ts'
import { parseJson, readFields } from '#app/lib/json.ts'
import { readStored, writeStored } from '#app/ui/local-storage.ts'

// The browser stores the price and the sizes that a product had when the shopper saved it, so that the wishlist can say
// what has changed since then.

export type SavableProduct = Pick<ProductCardData, 'id' | 'price' | 'soldOut' | 'inSizes'>

type SavedProduct = Pick<ProductCardData, 'soldOut'> & {
  readonly minor: number
  readonly currency: string
  readonly inSizes: string
}

type SavedProducts = Readonly<Record<string, SavedProduct>>

export type Change = { readonly kind: 'price-fell' | 'back' } | { readonly kind: 'back-in-size'; readonly size: string }

export const SAVED_PRODUCTS = 'wishlist.saved'

/** Stores the products that are not stored yet, and removes those that are no longer in the wishlist. */
export function storeSavedProducts(products: readonly SavableProduct[], isSaved: (id: string) => boolean): void {
  const stored = parseSavedProducts(readStored(SAVED_PRODUCTS))
  const added = products.filter(({ id }) => !stored[id] && isSaved(id))
  const stillSaved = Object.entries(stored).filter(([id]) => isSaved(id))
  const entries = [...stillSaved, ...added.map((product) => [product.id, toSavedProduct(product)] as const)]
  writeStored(SAVED_PRODUCTS, JSON.stringify(Object.fromEntries(entries)))
}

export function toSavedProduct({ price, soldOut, inSizes = '' }: SavableProduct): SavedProduct {
  return { ...price, soldOut, inSizes }
}

/** Ignores entries that another version may have written. */
export function parseSavedProducts(json: string | null): SavedProducts {
  const entries = Object.entries(readFields(parseJson(json)))
  return Object.fromEntries(entries.filter((entry): entry is [string, SavedProduct] => isSavedProduct(entry[1])))
}

function isSavedProduct(value: unknown): value is SavedProduct {
  const { minor, currency, soldOut, inSizes } = readFields(value)
  const hasTexts = typeof currency === 'string' && typeof inSizes === 'string'
  return hasTexts && typeof minor === 'number' && typeof soldOut === 'boolean'
}

/**
 * Returns improvements since the product was saved: a lower price, or new stock. `requiresPrior` is true if the law
 * allows announcing a lower price only beside the lowest prior price (Directive 98/6/EC, Art. 6a).
 */
export function findChanges(
  saved: SavedProduct | undefined,
  product: SavableProduct & Pick<ProductCardData, 'was'>,
  { mySizes, requiresPrior }: { readonly mySizes: MySizes; readonly requiresPrior: boolean },
): readonly Change[] {
  if (!saved) return []
  const { price, was, soldOut } = product
  const isCheaper = saved.currency === price.currency && price.minor < saved.minor
  const changes: Change[] = isCheaper && (was !== null || !requiresPrior) ? [{ kind: 'price-fell' }] : []
  if (soldOut) return changes
  const size = findRestockedSize(saved.inSizes, product.inSizes ?? '', mySizes)
  if (size) return [...changes, { kind: 'back-in-size', size }]
  return saved.soldOut ? [...changes, { kind: 'back' }] : changes
}

/** Returns the shopper's own size if it is known, otherwise the only size that is back in stock. */
function findRestockedSize(before: string, now: string, mySizes: MySizes): string | null {
  const [category = '', ...sizes] = now.split(' ')
  const sizesBefore = before.split(' ').slice(1)
  const back = sizes.filter((size) => !sizesBefore.includes(size))
  const mySize = mySizes.get(category)
  if (mySize) return back.includes(mySize.key) ? mySize.name : null
  const [only, ...others] = back
  return only && others.length === 0 ? only.toUpperCase() : null
}
