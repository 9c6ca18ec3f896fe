import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { buildFooter, buildHeader, type KnownTargets } from '#app/content/menus/menu-links.ts'
import { createPresetMenus } from '#app/content/menus/preset-menus.ts'
import { Footer } from '#app/content/storefront/footer.tsx'
import { Header } from '#app/content/storefront/header.tsx'
import { WishlistProvider } from '#app/content/wishlist/wishlist-provider.tsx'
import { CartProvider } from '#app/orders/cart/cart-provider.tsx'
import { initialSettings } from '#app/store/settings.ts'
import { StoreProvider } from '#app/store/store.tsx'
import { ToastProvider } from '#app/ui/toast.tsx'
import { testStore } from '#tests/support/test-store.ts'

const EMPTY: KnownTargets = {
  found: { products: [], pages: [], categories: [] },
  collections: [],
  categories: [],
  policies: [],
  isAboutEmpty: false,
  isDemo: true,
}
const footer = <Footer year="2026" columns={buildFooter(createPresetMenus(true).footer, EMPTY)} legal={[]} />
const header = <Header menu={buildHeader(createPresetMenus(true).header, EMPTY)} />

/** Returns the server-rendered HTML with these settings. */
function renderHtml(children: ReactNode, settings = initialSettings, path = '/'): string {
  const element = (
    <StoreProvider store={testStore(settings)}>
      <ToastProvider>
        <WishlistProvider>
          <CartProvider>{children}</CartProvider>
        </WishlistProvider>
      </ToastProvider>
    </StoreProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test('the footer links to the configured social pages, and omits the section if there are none', () => {
  expect(renderHtml(footer)).not.toContain('Follow us')
  const html = renderHtml(footer, {
    ...initialSettings,
    social_instagram: 'https://www.instagram.com/lumina',
  })
  expect(html).toContain('Follow us')
  expect(html).toMatch(/<a [^>]*href="https:\/\/www\.instagram\.com\/lumina"[^>]*>Instagram<\/a>/)
  expect(html).not.toContain('TikTok')
})

test('without collections, the dropdown is empty and stays closed, even without JavaScript', () => {
  const panel = /<div id="[^"]*" hidden="" class="hidden group-focus-within:block/
  expect(renderHtml(header)).toMatch(panel)
  expect(renderHtml(header)).toMatch(/<button [^>]*aria-expanded="false"[^>]*>Collections<\/button>/)
})

test('a menu can have links to other hosts, links with filters, and an item that only opens nested items', () => {
  const links = [{ label: 'Silk', to: '/shop?category=silk' }]
  const html = renderHtml(
    <Header
      menu={[
        { id: 'journal', label: 'Journal', place: 'everywhere', to: 'https://journal.example/' },
        { id: 'new', label: 'New', place: 'everywhere', to: '/shop?sort=newest' },
        { id: 'cloth', label: 'Cloth', place: 'everywhere', links },
        { id: 'help', label: 'Help', place: 'small', to: '/faq' },
      ]}
    />,
  )
  const [row = '', menu = ''] = html.split('<dialog')
  expect(row).toMatch(/<a href="https:\/\/journal\.example\/" class="[^"]*">Journal<\/a>/)
  expect(row).toMatch(/<a class="[^"]*" href="\/shop\?sort=newest"[^>]*>New<\/a>/)
  expect(row).toMatch(/<button [^>]*aria-expanded="false"[^>]*>Cloth<\/button>/)
  expect(row).not.toContain('Help')
  expect(menu).toMatch(/<details open="">.*Cloth.*href="\/shop\?category=silk"[^>]*>Silk<.*<\/details>.*Help/s)
})

test.each([
  { path: '/about', current: ['About'] },
  { path: '/collection/linen', current: ['Collections'] },
  { path: '/contact', current: [] },
])('on $path, the header marks $current', ({ path, current }) => {
  const html = renderHtml(
    <Header
      menu={[
        { id: 'shop', label: 'Shop', place: 'everywhere', to: '/shop?sort=name' },
        {
          id: 'all',
          label: 'Collections',
          place: 'everywhere',
          links: [{ label: 'Linen', to: '/collection/linen' }],
        },
        { id: 'about', label: 'About', place: 'everywhere', to: '/about' },
      ]}
    />,
    initialSettings,
    path,
  )
  const [row = ''] = html.split('<dialog')
  const markedEntries = [...row.matchAll(/<(?:a|button)[^>]* aria-current="[^"]+"[^>]*>([^<]*)</g)]
  expect(markedEntries.map(([, label]) => label)).toEqual(current)
})

test('the footer has the currency picker even without columns', () => {
  expect(renderHtml(<Footer year="2026" columns={[]} legal={[]} />)).toContain('<select')
})
