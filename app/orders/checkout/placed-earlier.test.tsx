import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { PlacedEarlier } from '#app/orders/checkout/placed-earlier.tsx'

const cart = vi.hoisted(() => ({ items: [] as object[] }))
vi.mock('#app/orders/cart/cart-provider.tsx', () => ({ useCart: () => cart }))

function renderNotice(addressPage: string | null, items: object[]): string {
  cart.items = items
  const element = <PlacedEarlier addressPage={addressPage} />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test('the notice says that later changes had no effect, and where to correct the address', () => {
  const html = renderNotice('/order/abc', [])
  expect(html).toContain('Later changes were not applied')
  expect(html).toContain('href="/order/abc"')
  expect(renderNotice(null, [])).not.toContain('href')
})

test('the notice mentions the cart only if something is left in it', () => {
  expect(renderNotice(null, [{}])).toContain('still in your cart')
  expect(renderNotice(null, [])).not.toContain('cart')
})
