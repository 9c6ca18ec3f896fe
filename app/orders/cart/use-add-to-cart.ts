import { DEFAULT_COLOR, type Image, ONE_SIZE, type ProductColor } from '#app/catalog/catalog.ts'
import type { CartLine } from '#app/orders/cart/cart.ts'
import { useCart } from '#app/orders/cart/cart-provider.tsx'
import { cartText } from '#app/orders/cart/cart-text.ts'
import { toStoredPrice } from '#app/orders/cart/stored-price.ts'
import { findSeparateCharge } from '#app/pricing/market-price.ts'
import type { PagePrice } from '#app/pricing/shown-prices.server.ts'
import type { Market } from '#app/store/market.ts'
import { useStore } from '#app/store/store.tsx'
import { useToast } from '#app/ui/toast.tsx'

type Product = {
  readonly id: string
  readonly name: string
  readonly images: readonly (Image & { readonly color: string | null })[]
}

/** The size is null for products without sizes, the color for products without colors. */
type AddedProduct = {
  readonly product: Product
  readonly size: string | null
  readonly color: ProductColor | null
  readonly unit: PagePrice
  readonly quantity: number
}

/** The message that the cart is not stored stays visible longer, because it takes longer to read. */
const UNSAVED_MS = 8_000

/**
 * Returns a function that adds units of one or several products, opens the cart and confirms with a toast. If not all
 * products fit into the cart, the function returns false, and a toast says which ones were not added.
 */
export function useAddToCart() {
  const { addItems, isUnsaved, openCart } = useCart()
  const toast = useToast()
  const { market } = useStore()
  return (...added: readonly AddedProduct[]): boolean => {
    const problem = addItems(added.map((choice) => toLine(choice, market)))
    if (problem) {
      toast(problem, 'error')
      return false
    }
    openCart()
    if (isUnsaved()) toast(`${cartText.added} ${cartText.notStored}`, 'info', UNSAVED_MS)
    else toast(cartText.added)
    return true
  }
}

function toLine({ product, size, color, unit, quantity }: AddedProduct, market: Market): CartLine {
  const image = product.images.find((candidate) => candidate.color === color?.name) ?? product.images[0]
  const shownPrice = { price: unit.storePrice, charged: findSeparateCharge(unit, market) }
  return {
    product: { id: product.id, name: product.name, ...toStoredPrice(shownPrice) },
    image: image?.url ?? null,
    size: size ?? ONE_SIZE,
    color: color ?? DEFAULT_COLOR,
    quantity,
  }
}
