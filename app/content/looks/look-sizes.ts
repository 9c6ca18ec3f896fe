import type { MySizes } from '#app/catalog/my-size/my-size.ts'
import type { ShownLookItem } from '#app/content/looks/shown-looks.server.ts'

type SizedItem = Pick<ShownLookItem, 'category' | 'sizes'>

/**
 * Returns the chosen size, otherwise the shopper's own size, otherwise the only size. Returns null if there is no such
 * size or if it cannot be ordered.
 */
export function findChosenSize({ category, sizes }: SizedItem, chosen: string | undefined, mySizes: MySizes) {
  const mine = mySizes.get(category)?.key
  const [only, ...others] = sizes
  const size =
    sizes.find(({ name }) => name === chosen) ??
    sizes.find(({ key }) => key === mine) ??
    (others.length === 0 ? only : undefined)
  return size?.canOrder ? size : null
}

/** Returns the items for which a size must still be chosen. */
export function listMissingSizes<Item extends SizedItem>(
  items: readonly Item[],
  findSize: (item: Item) => unknown,
): readonly Item[] {
  return items.filter((item) => item.sizes.length > 0 && !findSize(item))
}
