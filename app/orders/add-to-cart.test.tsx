import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { AddToCart } from '#app/orders/add-to-cart.tsx'
import { CartProvider } from '#app/orders/cart/cart-provider.tsx'
import { StoreProvider } from '#app/store/store.tsx'
import { ToastProvider } from '#app/ui/toast.tsx'
import { testStore } from '#tests/support/test-store.ts'

const DISABLED = /<button[^>]* disabled=""[^>]*>Out of Stock<\/button>/

type Grid = readonly { readonly size: string; readonly stock: number }[]

function renderPage(
  stockQuantity: number,
  settings: { track_inventory: boolean; allow_backorders: boolean },
  grid: Grid = [],
  waitingHours = 0,
  announcesPrice = false,
  size: string | null = null,
): string {
  const product = {
    id: '0199a1b2-0000-7000-8000-000000000001',
    name: 'Linen dress',
    sizes: grid.map(({ size }) => size),
    colors: [],
    images: [],
    stockByVariant: grid.length > 0,
    stockQuantity,
  }
  const unit = {
    price: money(10_00, 'USD'),
    storePrice: money(1_500_000, 'NGN'),
    was: null,
    storeWas: null,
    isSale: false,
    note: '',
  }
  const price = { unit, pricesVary: false }
  const variants = grid.map((cell) => ({ ...cell, color: null }))
  return renderToStaticMarkup(
    <MemoryRouter>
      <StoreProvider store={testStore()}>
        <ToastProvider>
          <CartProvider>
            <AddToCart
              product={product}
              variants={variants}
              stockSettings={settings}
              waitingHours={waitingHours}
              price={price}
              announcesPrice={announcesPrice}
              size={size}
              mySize={null}
              onSize={() => {}}
              color={null}
              onColor={() => {}}
              besideButton={null}
            >
              {null}
            </AddToCart>
          </CartProvider>
        </ToastProvider>
      </StoreProvider>
    </MemoryRouter>,
  )
}

test('a sold-out product has a disabled button and no quantity', () => {
  const html = renderPage(0, { track_inventory: true, allow_backorders: false })
  expect(html).toMatch(DISABLED)
  expect(html).not.toContain('Quantity')
})

test('a product that can be ordered beyond its stock is available on backorder', () => {
  const html = renderPage(0, { track_inventory: true, allow_backorders: true })
  expect(html).toContain('Available on backorder')
  expect(html).toContain('Add to cart</button>')
  expect(html).not.toContain('Out of Stock')
})

const COUNTED = { track_inventory: true, allow_backorders: false }

test.each([
  ['names the only sold-out size', 3, [5, 0], 'Email me when M is back'],
  ['names no size if several are sold out', 0, [0, 0], 'Email me when my size is back'],
])('the link to the waitlist %s, and works without JavaScript', (_, total, [small = 0, medium = 0], text) => {
  const grid = [
    { size: 'S', stock: small },
    { size: 'M', stock: medium },
  ]
  const html = renderPage(total, COUNTED, grid, 24)
  expect(html).toContain(`${text}</a>`)
  expect(html).toContain('href="/product/0199a1b2-0000-7000-8000-000000000001/waiting"')
  expect(renderPage(total, COUNTED, grid, 0)).not.toContain('Email me')
})

test('a sold-out size can be chosen; the link to its waitlist then stands out beside the disabled button', () => {
  const grid = [
    { size: 'S', stock: 5 },
    { size: 'M', stock: 0 },
  ]
  const html = renderPage(5, COUNTED, grid, 24, false, 'M')
  expect(html).toMatch(/<input type="radio"[^>]*aria-label="M, sold out"[^>]*checked=""/)
  expect(html).toMatch(DISABLED)
  expect(html).toMatch(/<a class="[^"]*bg-plum[^"]*"[^>]*>Email me when M is back<\/a>/)
  expect(html).toContain('M is sold out')
  expect(renderPage(5, COUNTED, grid, 24, false, 'S')).not.toContain('Email me')
})

test('if prices differ, the price of the chosen size is announced with its stock', () => {
  const findStatus = (html: string) => /<p role="status".*?<\/p>/.exec(html)?.[0]
  const sizes = [{ size: 'S', stock: 5 }]
  expect(findStatus(renderPage(5, COUNTED, sizes, 0, true))).toMatch(/\$10\.00.*Only 5 left/)
  expect(findStatus(renderPage(5, COUNTED, sizes, 0, false))).not.toContain('$10.00')
})

test('the waitlist is not offered for a product in stock', () => {
  expect(renderPage(5, COUNTED, [], 24)).not.toContain('Email me')
  expect(renderPage(0, COUNTED, [], 24)).toContain('Email me when it’s back</a>')
})

test('without inventory tracking, no stock is shown', () => {
  const html = renderPage(0, { track_inventory: false, allow_backorders: false })
  expect(html).toContain('Add to cart</button>')
  expect(html).not.toMatch(/Out of Stock|left|In stock/)
})

test('ten units are shown as in stock; below ten, the page shows how many are left', () => {
  const counted = { track_inventory: true, allow_backorders: false }
  expect(renderPage(10, counted)).toContain('In stock')
  expect(renderPage(9, counted)).toMatch(/text-garnet">Only 9 left/)
})

test('without a waitlist, a sold-out size is shown, and can be chosen only if it can be ordered', () => {
  const grid = [
    { size: 'S', stock: 0 },
    { size: 'M', stock: 2 },
  ]
  const listRadios = (settings: Parameters<typeof renderPage>[1]) =>
    [...renderPage(2, settings, grid).matchAll(/<input type="radio"[^>]*>/g)].map(([radio]) => ({
      label: /aria-label="([^"]*)"/.exec(radio)?.[1],
      isDisabled: radio.includes(' disabled=""'),
    }))
  expect(listRadios({ track_inventory: true, allow_backorders: false })).toEqual([
    { label: 'S, sold out', isDisabled: true },
    { label: 'M', isDisabled: false },
  ])
  const all = [
    { label: 'S', isDisabled: false },
    { label: 'M', isDisabled: false },
  ]
  expect(listRadios({ track_inventory: true, allow_backorders: true })).toEqual(all)
  expect(listRadios({ track_inventory: false, allow_backorders: false })).toEqual(all)
})
