import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FreeDelivery } from '#app/orders/cart/free-delivery.tsx'
import { StoreProvider } from '#app/store/store.tsx'
import { testStore } from '#tests/support/test-store.ts'

/** Renders the notice for units that cost $85.33 each, in a store with free delivery from $150.00. */
function renderNotice(quantity: number, store = testStore()): string {
  const product = { id: 'a', name: 'Slip dress', price: 128_000 }
  const line = { product, image: null, size: 'M', color: { name: 'Ink', hex: '#000000' }, quantity }
  return renderToStaticMarkup(
    <StoreProvider store={store}>
      <FreeDelivery lines={[line]} />
    </StoreProvider>,
  )
}

test('the cart shows how much is missing for free delivery, and the progress as a bar', () => {
  const html = renderNotice(1)
  expect(html).toContain('$64.67 to free shipping')
  expect(html).toContain('<rect width="8533"')
})

test('from the threshold on, the cart says that delivery is free', () => {
  expect(renderNotice(2)).toContain('You get free shipping.')
})

test('without a threshold, the cart does not mention free delivery', () => {
  const { freeDeliveryFrom: _, ...store } = testStore()
  expect(renderNotice(1, store)).toBe('')
})
