import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { newId } from '#app/lib/id.ts'
import { CartProvider } from '#app/orders/cart/cart-provider.tsx'
import { QuickChoice } from '#app/orders/quick-add/quick-choice.tsx'
import type { QuickProduct } from '#app/orders/quick-add/quick-products.server.ts'
import { StoreProvider } from '#app/store/store.tsx'
import { ToastProvider } from '#app/ui/toast.tsx'
import { testStore } from '#tests/support/test-store.ts'

function toUnit(dollars: number) {
  const price = money(dollars * 100, 'USD')
  return { price, storePrice: price, was: null, storeWas: null, isSale: false, note: 'plus tax' }
}

/** Returns a shirt in the sizes S and L, of which L can have its own price. */
function buildProduct(largePrice: number): QuickProduct {
  const toVariant = (size: string, dollars: number) => {
    return { size, color: null, sku: '', stock: 3, backordered: 0, unit: toUnit(dollars) }
  }
  return {
    id: newId<'product'>(),
    name: 'Shirt',
    sizes: ['S', 'L'],
    sizeKeys: ['s', 'l'],
    colors: [],
    stockByVariant: true,
    stockQuantity: 6,
    category: 'tops',
    images: [],
    unit: toUnit(40),
    variants: [toVariant('S', 40), toVariant('L', largePrice)],
  }
}

test.each([
  { title: 'the lowest price on hover if sizes have different prices', largePrice: 60, shown: 'From $40.00 plus tax' },
  { title: 'no price on hover if all sizes have the card’s price', largePrice: 40, shown: '' },
])('quick add shows $title', ({ largePrice, shown }) => {
  const html = renderToStaticMarkup(
    <StoreProvider store={testStore()}>
      <ToastProvider>
        <CartProvider>
          <QuickChoice
            product={buildProduct(largePrice)}
            stockSettings={{ track_inventory: true, allow_backorders: false }}
            showsPrice="varying"
          />
        </CartProvider>
      </ToastProvider>
    </StoreProvider>,
  )
  expect(html).toContain('Add size L')
  expect(/<p[^>]*>(.*?)<\/p>/.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? '').toBe(shown)
})
