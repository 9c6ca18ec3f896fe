import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useCart } from '#app/orders/cart/cart-provider.tsx'

function Orphan() {
  useCart()
  return null
}

test('useCart throws an error outside of CartProvider', () => {
  expect(() => renderToString(<Orphan />)).toThrow('useCart must be used within a CartProvider')
})
