import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AddToCart } from '#app/features/cart/add-to-cart.tsx'
import { CartProvider } from '#app/features/cart/cart-provider.tsx'
import { money } from '#app/features/money/money.ts'
import { initialSettings } from '#app/features/settings/settings.ts'
import { StoreProvider, storeOf } from '#app/features/settings/store.tsx'
import { WishlistProvider } from '#app/features/wishlist/wishlist-provider.tsx'
import { ToastProvider } from '#app/ui/toast.tsx'

const DISABLED = /<button[^>]* disabled=""[^>]*>Out of Stock<\/button>/

function page(stockQuantity: number, settings: { track_inventory: boolean; allow_backorders: boolean }): string {
  const product = {
    id: '0199a1b2-0000-7000-8000-000000000001',
    name: 'Linen dress',
    price: money(1_500_000, 'NGN'),
    was: null,
    sizes: [],
    colors: [],
    pictures: [],
    stockByVariant: false,
    stockQuantity,
  }
  return renderToStaticMarkup(
    <StoreProvider store={storeOf(initialSettings)}>
      <ToastProvider>
        <CartProvider>
          <WishlistProvider>
            <AddToCart product={product} variants={[]} stockSettings={settings} color={null} onColor={() => {}} />
          </WishlistProvider>
        </CartProvider>
      </ToastProvider>
    </StoreProvider>,
  )
}

test('with nothing left the button is disabled and says so', () => {
  expect(page(0, { track_inventory: true, allow_backorders: false })).toMatch(DISABLED)
})

test('what can be ordered beyond the stock is available on backorder', () => {
  const html = page(0, { track_inventory: true, allow_backorders: true })
  expect(html).toContain('Available on backorder')
  expect(html).toContain('Add to cart</button>')
  expect(html).not.toContain('Out of Stock')
})

test('where nobody counts, nothing is said of stock', () => {
  const html = page(0, { track_inventory: false, allow_backorders: false })
  expect(html).toContain('Add to cart</button>')
  expect(html).not.toMatch(/Out of Stock|left|In stock/)
})

test('ten are in stock, fewer than ten are few', () => {
  const counted = { track_inventory: true, allow_backorders: false }
  expect(page(10, counted)).toContain('In stock')
  expect(page(9, counted)).toMatch(/text-garnet">Only 9 left/)
})
