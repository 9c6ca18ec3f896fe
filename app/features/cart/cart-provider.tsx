import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import {
  addLine,
  type CartLine,
  itemCount,
  type LineIdentity,
  parseCart,
  removeLine,
  subtotal,
  updateQuantity,
} from '#app/features/cart/cart.ts'
import type { Money } from '#app/features/money/money.ts'
import { useShopperCurrency } from '#app/features/money/shopper-currency.tsx'
import { useStore } from '#app/features/settings/store.tsx'
import { readStored, useStored, writeStored } from '#app/lib/stored.ts'

const KEY = 'cart'

type Cart = {
  readonly items: readonly CartLine[]
  /** Pieces over all lines. */
  readonly itemCount: number
  /** In the shopper's currency, from the prices as last refreshed; for showing. */
  readonly subtotal: Money
  /** 'full' where the cart already has as many lines as an order can hold. */
  addItem(line: CartLine): 'added' | 'full'
  removeItem(line: LineIdentity): void
  /** 0 or less removes the line. */
  updateItem(line: LineIdentity, quantity: number): void
  /** Puts other lines in the place of all, as after a look at the server's prices. */
  replaceItems(lines: readonly CartLine[]): void
  clearCart(): void
  readonly isOpen: boolean
  openCart(): void
  closeCart(): void
}

const CartContext = createContext<Cart | null>(null)

/** @throws Error outside a CartProvider. */
export function useCart(): Cart {
  const cart = use(CartContext)
  if (!cart) throw new Error('useCart must be used within a CartProvider')
  return cart
}

/** Keeps the cart in this browser, in step between its tabs. Empty on the server and until hydration is done. */
export function CartProvider({ children }: { children: ReactNode }) {
  const { currency: storeCurrency, usdRate } = useStore()
  const currency = useShopperCurrency()
  const stored = useStored(KEY)
  const items = useMemo(() => linesOf(stored), [stored])
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (parseCart(stored) !== 'damaged') return
    writeStored('cart.damaged', stored) // kept aside: somebody may want to know what it was
    writeStored(KEY, null)
  }, [stored])

  const addItem = useCallback((line: CartLine) => {
    const lines = addLine(linesOf(readStored(KEY)), line)
    if (lines === 'full') return 'full'
    save(lines)
    return 'added'
  }, [])
  const removeItem = useCallback((line: LineIdentity) => save(removeLine(linesOf(readStored(KEY)), line)), [])
  const updateItem = useCallback(
    (line: LineIdentity, quantity: number) => save(updateQuantity(linesOf(readStored(KEY)), line, quantity)),
    [],
  )
  const clearCart = useCallback(() => save([]), [])
  const openCart = useCallback(() => setOpen(true), [])
  const closeCart = useCallback(() => setOpen(false), [])

  const cart = useMemo<Cart>(
    () => ({
      items,
      itemCount: itemCount(items),
      subtotal: subtotal(items, { storeCurrency, usdRate, currency }),
      addItem,
      removeItem,
      updateItem,
      replaceItems: save,
      clearCart,
      isOpen,
      openCart,
      closeCart,
    }),
    [items, storeCurrency, usdRate, currency, addItem, removeItem, updateItem, clearCart, isOpen, openCart, closeCart],
  )
  return <CartContext value={cart}>{children}</CartContext>
}

function linesOf(json: string | null): readonly CartLine[] {
  const lines = parseCart(json)
  return lines === 'damaged' ? [] : lines
}

function save(lines: readonly CartLine[]): void {
  writeStored(KEY, JSON.stringify(lines))
}
