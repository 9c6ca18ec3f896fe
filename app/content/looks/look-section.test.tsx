import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { LookSection } from '#app/content/looks/look-section.tsx'
import type { ShownLook } from '#app/content/looks/shown-looks.server.ts'
import { newId } from '#app/lib/id.ts'
import { CartProvider } from '#app/orders/cart/cart-provider.tsx'
import { StoreProvider } from '#app/store/store.tsx'
import { ToastProvider } from '#app/ui/toast.tsx'
import { testStore } from '#tests/support/test-store.ts'

const image = { url: '/media/looks/a.jpg', width: 4, height: 5, alt: 'A coat' }

function toUnit(dollars: number) {
  const price = money(dollars * 100, 'USD')
  return { price, storePrice: price, was: null, storeWas: null, isSale: false, note: '' }
}

const toItem = (name: string, dollars: number) => ({
  id: newId<'product'>(),
  name,
  category: 'tops',
  color: null,
  image: null,
  sizes: [],
  canOrder: true,
  unit: toUnit(dollars),
  pricesVary: false,
  collectionId: null,
  x: 20,
  y: 30,
})

const shirt = {
  ...toItem('Shirt', 40),
  pricesVary: true,
  sizes: [
    { name: 'S', key: 's', canOrder: true, unit: toUnit(40) },
    { name: 'L', key: 'l', canOrder: true, unit: toUnit(60) },
  ],
}

function renderLook(items: ShownLook['items']): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <StoreProvider store={testStore()}>
        <ToastProvider>
          <CartProvider>
            <LookSection look={{ id: newId<'look'>(), name: 'Work', image, items }} heading="h2" />
          </CartProvider>
        </ToastProvider>
      </StoreProvider>
    </MemoryRouter>,
  )
}

const bag = toItem('Bag', 100)

test.each([
  {
    title: 'the lowest total if the price of a size that is not chosen yet is higher',
    html: renderLook([shirt, bag]),
    total: 'From $140.00',
    label: 'Shirt, from $40.00',
  },
  {
    title: 'the exact total if there is only one size',
    html: renderLook([{ ...shirt, sizes: shirt.sizes.slice(1) }, bag]),
    total: '$160.00',
    label: 'Shirt, $60.00',
  },
  {
    title: 'the exact total of the items that can be ordered',
    html: renderLook([{ ...shirt, canOrder: false }, bag]),
    total: '$100.00',
    label: 'Shirt, from $40.00',
  },
])('a look shows $title', ({ html, total, label }) => {
  expect(html).toContain(`<span>Total</span><span>${total}</span>`)
  expect(html).toContain(`aria-label="${label}"`)
})
