import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useCart } from '#app/features/cart/cart-provider.tsx'

function Lost() {
  useCart()
  return null
}

test('§8 the cart is only there within its provider', () => {
  expect(() => renderToString(<Lost />)).toThrow('useCart must be used within a CartProvider')
})
