import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { PlacedEarlier } from '#app/orders/checkout/placed-earlier.tsx'

const cart = vi.hoisted(() => ({ items: [] as object[] }))
vi.mock('#app/orders/cart/cart-provider.tsx', () => ({ useCart: () => cart }))

function notice(addressPage: string | null, items: object[]): string {
  cart.items = items
  const element = <PlacedEarlier addressPage={addressPage} />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test('the notice says that later changes had no effect, and where to correct the address', () => {
  const html = notice('/order/abc', [])
  expect(html).toContain('Later changes were not applied')
  expect(html).toContain('href="/order/abc"')
  expect(notice(null, [])).not.toContain('href')
})

test('it mentions the cart only if something is left there', () => {
  expect(notice(null, [{}])).toContain('still in your cart')
  expect(notice(null, [])).not.toContain('cart')
})
