import type { Category, Image, ProductColor } from '#app/features/catalog/catalog.ts'
import type { Money } from '#app/features/money/money.ts'
import type { Id } from '#app/lib/id.ts'

/** What a card shows of a product. Prices are in the store currency. */
export type ProductCardData = {
  readonly id: Id<'product'>
  readonly name: string
  readonly category: Category
  readonly price: Money
  /** The higher price that is struck through, where there is one. */
  readonly was: Money | null
  /** The primary image, then the second one. */
  readonly images: readonly Image[]
  readonly colors: readonly ProductColor[]
  readonly badge: 'new' | 'bestseller' | null
  readonly soldOut: boolean
}

/** The badge of a card: new goes before bestseller. */
export function cardBadge({
  isNew,
  isBestseller,
}: {
  isNew: boolean
  isBestseller: boolean
}): ProductCardData['badge'] {
  if (isNew) return 'new'
  return isBestseller ? 'bestseller' : null
}
