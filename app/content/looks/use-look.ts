import { useState } from 'react'
import { sum } from '#app/base/money.ts'
import { useMySizes } from '#app/catalog/my-size/my-size.ts'
import { useShopperAmounts } from '#app/catalog/storefront/shopper-price.tsx'
import { findChosenSize, listMissingSizes } from '#app/content/looks/look-sizes.ts'
import type { ShownLook, ShownLookItem } from '#app/content/looks/shown-looks.server.ts'
import { useAddToCart } from '#app/orders/quick-add.tsx'
import { useDisplayCurrency } from '#app/store/store.tsx'

export type LookState = ReturnType<typeof useLook>

/** Manages the sizes chosen in a look, initially the shopper's own sizes, and computes the total price. */
export function useLook({ items }: ShownLook) {
  const addToCart = useAddToCart()
  const { currency } = useDisplayCurrency()
  const toAmounts = useShopperAmounts()
  const mySizes = useMySizes()
  /** Sizes by product id. */
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const [isIncomplete, setIsIncomplete] = useState(false)

  const findSize = (item: ShownLookItem) => findChosenSize(item, chosen[item.id], mySizes)
  const getUnit = (item: ShownLookItem) => findSize(item)?.unit ?? item.unit
  const getPrice = (item: ShownLookItem) => ({ unit: getUnit(item), pricesVary: item.pricesVary && !findSize(item) })
  const available = items.filter(({ canOrder }) => canOrder)
  const missing = listMissingSizes(available, findSize)

  const toAdded = (item: ShownLookItem) => ({
    product: { ...item, images: item.image ? [item.image] : [] },
    size: findSize(item)?.name ?? null,
    color: item.color,
    unit: getUnit(item),
    quantity: 1,
  })

  return {
    findSize,
    getPrice,
    chooseSize: (item: ShownLookItem, size: string) => setChosen({ ...chosen, [item.id]: size }),
    isMissing: (item: ShownLookItem) => isIncomplete && missing.includes(item),
    /** How many items can be ordered. */
    availableCount: available.length,
    /** The price of all items that can be ordered: the lowest one if `totalVaries`. */
    total: sum(
      available.map((item) => toAmounts(getUnit(item)).price),
      currency,
    ),
    totalVaries: available.some((item) => getPrice(item).pricesVary),
    /** Adds all items that can be ordered, unless one needs a size. Returns the first such item, or null. */
    addAll: (): ShownLookItem | null => {
      setIsIncomplete(missing.length > 0)
      const [first = null] = missing
      if (!first) addToCart(...available.map(toAdded))
      return first
    },
    addOne: (item: ShownLookItem) => addToCart(toAdded(item)),
  }
}
