import type { Money } from '#app/base/money.ts'
import type { Image, ProductColor } from '#app/catalog/catalog.ts'
import type { Id } from '#app/lib/id.ts'

export type ProductCardData = {
  readonly id: Id<'product'>
  readonly name: string
  readonly price: Money
  readonly was: Money | null
  /** The price of a liter, kilogram or meter and the lowest price before the reduction, where the law requires them. */
  readonly note?: string
  /** `price` is the lowest of several. */
  readonly pricesVary?: true
  readonly images: readonly Image[]
  /** With their names as shown. */
  readonly colors: readonly Pick<ProductColor, 'name' | 'hex'>[]
  readonly badge: 'new' | 'bestseller' | null
  readonly soldOut: boolean
  /** The category and the keys of sizes that can be bought, as 'dresses s m'. Not of products without sizes. */
  readonly inSizes?: string
}

type Flags = { isNew: boolean; isBestseller: boolean }

export function cardBadge({ isNew, isBestseller }: Flags): ProductCardData['badge'] {
  if (isNew) return 'new'
  return isBestseller ? 'bestseller' : null
}
