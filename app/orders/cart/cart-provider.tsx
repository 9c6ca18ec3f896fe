import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import type { Money } from '#app/base/money.ts'
import {
  addLine,
  type CartLine,
  type CartPricing,
  computeSubtotal,
  countItems,
  type LineIdentity,
  type OldPrices,
  parseCart,
  parseOldPrices,
  removeLine,
  updateOldPrices,
  updateQuantity,
} from '#app/orders/cart/cart.ts'
import { cartText } from '#app/orders/cart/cart-text.ts'
import { useDisplayCurrency, useStore } from '#app/store/store.tsx'
import { isDialogOpen } from '#app/ui/dialog.tsx'
import { isUnsaved, readStored, useStored, writeStored } from '#app/ui/local-storage.ts'

const KEY = 'cart'
export const CART_DRAWER = 'cart-drawer'
/** Stored separately from the cart, whose format is fixed. */
const OLD_PRICES = 'cart.old-prices'

type Cart = {
  readonly items: readonly CartLine[]
  readonly oldPrices: OldPrices
  readonly itemCount: number
  readonly subtotal: Money | null
  /** Adds the lines that fit. Returns null, or a message that says which lines were not added and why. */
  addItems(lines: readonly CartLine[]): string | null
  /** Returns true if the browser cannot store the cart, so that it is lost when the page is closed. */
  isUnsaved(): boolean
  removeItem(line: LineIdentity): void
  updateItem(line: LineIdentity, quantity: number): void
  /** Replaces lines with fresh data from the server. Keeps old prices, so that price changes are shown. */
  replaceItems(change: (lines: readonly CartLine[]) => readonly CartLine[]): void
  /** Stores lines whose prices the shopper has accepted, and forgets old prices. */
  acceptItems(lines: readonly CartLine[]): void
  /** Returns false if another tab has changed the stored lines, so that these lines are out of date. */
  isCurrent(lines: readonly CartLine[]): boolean
  readonly isOpen: boolean
  openCart(): void
  closeCart(): void
}

/** Provided by CartProvider, or by a page on which nothing can be bought. */
export const CartContext = createContext<Cart | null>(null)

export function useCart(): Cart {
  const cart = use(CartContext)
  if (!cart) throw new Error('useCart must be used within a CartProvider')
  return cart
}

/** Stores the cart in this browser, for all its tabs. Empty on the server and until hydration. */
export function CartProvider({ children }: { children: ReactNode }) {
  const pricing = useCartPricing()
  const stored = useStored(KEY)
  const items = useMemo(() => toLines(stored), [stored])
  const old = useStored(OLD_PRICES)
  const oldPrices = useMemo(() => parseOldPrices(old), [old])
  const [isOpen, setOpen] = useState(() => isDialogOpen(CART_DRAWER))

  useEffect(() => {
    if (parseCart(stored) !== 'damaged') return
    writeStored('cart.damaged', stored) // kept so that support can look at it
    writeStored(KEY, null)
  }, [stored])

  const cart = useMemo<Cart>(
    () => ({
      items,
      oldPrices,
      itemCount: countItems(items),
      subtotal: computeSubtotal(items, pricing),
      addItems,
      isUnsaved: () => isUnsaved(KEY),
      removeItem: (line) => save(removeLine(readLines(), line)),
      updateItem: (line, quantity) => save(updateQuantity(readLines(), line, quantity)),
      replaceItems,
      acceptItems,
      isCurrent: (lines) => JSON.stringify(lines) === JSON.stringify(readLines()),
      isOpen,
      openCart: () => setOpen(true),
      closeCart: () => setOpen(false),
    }),
    [items, oldPrices, pricing, isOpen],
  )
  return <CartContext value={cart}>{children}</CartContext>
}

export function useCartPricing(): CartPricing {
  const { market } = useStore()
  const shown = useDisplayCurrency()
  return useMemo(() => ({ market, shown }), [market, shown])
}

function toLines(json: string | null): readonly CartLine[] {
  const lines = parseCart(json)
  return lines === 'damaged' ? [] : lines
}

/** Reads the lines again for each change: another tab may have changed them. */
function readLines(): readonly CartLine[] {
  return toLines(readStored(KEY))
}

function save(lines: readonly CartLine[]): void {
  const old = updateOldPrices(parseOldPrices(readStored(OLD_PRICES)), readLines(), lines)
  writeStored(OLD_PRICES, JSON.stringify(old))
  writeStored(KEY, JSON.stringify(lines))
}

function addItems(added: readonly CartLine[]): string | null {
  const rejected: string[] = []
  let lines = readLines()
  for (const line of added) {
    const more = addLine(lines, line)
    if (more === 'full') rejected.push(line.product.name)
    else lines = more
  }
  if (rejected.length < added.length) save(lines)
  if (rejected.length === 0) return null
  return added.length === 1 ? cartText.full : `${cartText.full} ${cartText.notAdded(rejected.join(', '))}`
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
