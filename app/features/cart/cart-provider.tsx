import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import {
  addLine,
  type CartLine,
  type CartPricing,
  itemCount,
  type LineIdentity,
  type OldPrices,
  parseCart,
  parseOldPrices,
  removeLine,
  subtotal,
  updateOldPrices,
  updateQuantity,
} from '#app/features/cart/cart.ts'
import { cartText } from '#app/features/cart/cart-text.ts'
import type { Money } from '#app/features/money/money.ts'
import { useShopperCurrency } from '#app/features/money/shopper-currency.tsx'
import { useStore } from '#app/features/settings/store.tsx'
import { readStored, useStored, writeStored } from '#app/lib/local-storage.ts'
import { isDialogOpen } from '#app/ui/dialog.tsx'

const KEY = 'cart'
/** The id of the drawer that shows the cart. */
export const CART_DRAWER = 'cart-drawer'
/** Beside the cart, whose form is fixed: a changed price counts as changed until it is agreed to, reloads or not. */
const OLD_PRICES = 'cart.old-prices'

type Cart = {
  readonly items: readonly CartLine[]
  /** What lines cost when the shopper last agreed to them, where that has changed. */
  readonly oldPrices: OldPrices
  /** Pieces over all lines. */
  readonly itemCount: number
  /** In the shopper's currency, from the prices as last refreshed, for showing; null beyond what can be counted. */
  readonly subtotal: Money | null
  /** Returns null, or in words why it was not added. */
  addItem(line: CartLine): string | null
  removeItem(line: LineIdentity): void
  /** 0 or less removes the line. */
  updateItem(line: LineIdentity, quantity: number): void
  /** Changes all lines at once, as after a look at the server's prices; the old prices are kept. */
  replaceItems(change: (lines: readonly CartLine[]) => readonly CartLine[]): void
  /** Puts lines in the place of all, once the shopper has agreed to them and their prices. */
  acceptItems(lines: readonly CartLine[]): void
  readonly isOpen: boolean
  openCart(): void
  closeCart(): void
}

/** The cart that `useCart` answers. Only a page from which nothing can be bought gives another than CartProvider's. */
export const CartContext = createContext<Cart | null>(null)

/** @throws Error outside a CartProvider. */
export function useCart(): Cart {
  const cart = use(CartContext)
  if (!cart) throw new Error('useCart must be used within a CartProvider')
  return cart
}

/** Keeps the cart in this browser, in step between its tabs. Empty on the server and until hydration is done. */
export function CartProvider({ children }: { children: ReactNode }) {
  const pricing = useCartPricing()
  const stored = useStored(KEY)
  const items = useMemo(() => linesOf(stored), [stored])
  const old = useStored(OLD_PRICES)
  const oldPrices = useMemo(() => parseOldPrices(old), [old])
  const [isOpen, setOpen] = useState(() => isDialogOpen(CART_DRAWER))

  useEffect(() => {
    if (parseCart(stored) !== 'damaged') return
    writeStored('cart.damaged', stored) // kept aside: someone may want to know what it was
    writeStored(KEY, null)
  }, [stored])

  const cart = useMemo<Cart>(
    () => ({
      items,
      oldPrices,
      itemCount: itemCount(items),
      subtotal: subtotal(items, pricing),
      addItem,
      removeItem: (line) => save(removeLine(readLines(), line)),
      updateItem: (line, quantity) => save(updateQuantity(readLines(), line, quantity)),
      replaceItems,
      acceptItems,
      isOpen,
      openCart: () => setOpen(true),
      closeCart: () => setOpen(false),
    }),
    [items, oldPrices, pricing, isOpen],
  )
  return <CartContext value={cart}>{children}</CartContext>
}

/** How the store's prices become this shopper's. */
export function useCartPricing(): CartPricing {
  const { currency: storeCurrency, usdRate } = useStore()
  const currency = useShopperCurrency()
  return useMemo(() => ({ storeCurrency, usdRate, currency }), [storeCurrency, usdRate, currency])
}

function linesOf(json: string | null): readonly CartLine[] {
  const lines = parseCart(json)
  return lines === 'damaged' ? [] : lines
}

/** Read at the moment of a change: another tab may have made one too. */
function readLines(): readonly CartLine[] {
  return linesOf(readStored(KEY))
}

function save(lines: readonly CartLine[]): void {
  const old = updateOldPrices(parseOldPrices(readStored(OLD_PRICES)), readLines(), lines)
  writeStored(OLD_PRICES, JSON.stringify(old))
  writeStored(KEY, JSON.stringify(lines))
}

function addItem(line: CartLine): string | null {
  const lines = addLine(readLines(), line)
  if (lines === 'full') return cartText.full
  save(lines)
  return null
}

function replaceItems(change: (lines: readonly CartLine[]) => readonly CartLine[]): void {
  const lines = readLines()
  const changed = change(lines)
  if (JSON.stringify(changed) !== JSON.stringify(lines)) save(changed)
}

function acceptItems(lines: readonly CartLine[]): void {
  save(lines)
  writeStored(OLD_PRICES, null)
}
