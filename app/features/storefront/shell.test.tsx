import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { CartProvider } from '#app/features/cart/cart-provider.tsx'
import { initialSettings } from '#app/features/settings/settings.ts'
import { StoreProvider } from '#app/features/settings/store.tsx'
import { Footer } from '#app/features/storefront/footer.tsx'
import { Header } from '#app/features/storefront/header.tsx'
import { WishlistProvider } from '#app/features/wishlist/wishlist-provider.tsx'
import { ToastProvider } from '#app/ui/toast.tsx'
import { testStore } from '#tests/support/test-store.ts'

/** The server-rendered HTML with these settings. */
function htmlOf(children: ReactNode, settings = initialSettings): string {
  const element = (
    <StoreProvider store={testStore(settings)}>
      <ToastProvider>
        <WishlistProvider>
          <CartProvider>{children}</CartProvider>
        </WishlistProvider>
      </ToastProvider>
    </StoreProvider>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test('§2 §D the footer links to the configured social pages, and has no section for none', () => {
  expect(htmlOf(<Footer year="2026" legal={[]} />)).not.toContain('Follow us')
  const html = htmlOf(<Footer year="2026" legal={[]} />, {
    ...initialSettings,
    social_instagram: 'https://www.instagram.com/lumina',
  })
  expect(html).toContain('Follow us')
  expect(html).toMatch(/<a [^>]*href="https:\/\/www\.instagram\.com\/lumina"[^>]*>Instagram<\/a>/)
  expect(html).not.toContain('TikTok')
})

test('§8 without collections the dropdown is empty and stays closed, also without JavaScript', () => {
  const panel = /<div id="[^"]*" hidden="" class="hidden group-focus-within:block/
  expect(htmlOf(<Header collections={[]} />)).toMatch(panel)
  expect(htmlOf(<Header collections={[]} />)).toMatch(/<button [^>]*aria-expanded="false"[^>]*>Collections<\/button>/)
})
