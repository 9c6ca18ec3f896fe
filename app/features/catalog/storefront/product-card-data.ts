import type { Category, Image, ProductColor } from '#app/features/catalog/catalog.ts'
import type { Money } from '#app/features/money/money.ts'
import type { Id } from '#app/lib/id.ts'

/** Prices are in the store currency. */
export type ProductCardData = {
  readonly id: Id<'product'>
  readonly name: string
  readonly category: Category
  readonly price: Money
  /** The higher price that is struck through. */
  readonly was: Money | null
  /** The primary image, then the second one. */
  readonly images: readonly Image[]
  readonly colors: readonly ProductColor[]
  readonly badge: 'new' | 'bestseller' | null
  readonly soldOut: boolean
}

type Flags = { isNew: boolean; isBestseller: boolean }

export function cardBadge({ isNew, isBestseller }: Flags): ProductCardData['badge'] {
  if (isNew) return 'new'
  return isBestseller ? 'bestseller' : null
}
