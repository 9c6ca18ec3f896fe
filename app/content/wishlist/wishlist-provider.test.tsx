import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useWishlist, WishlistProvider } from '#app/content/wishlist/wishlist-provider.tsx'

function Probe() {
  const { count, state, session, has } = useWishlist()
  return `${count} ${state} ${session} ${has('0199a1b2-0000-7000-8000-0123456789ab')}`
}

test('the hook requires its provider', () => {
  expect(() => renderToString(<Probe />)).toThrow('useWishlist must be used within a WishlistProvider')
})

test('on the server, the wishlist is loading, empty and without a session for every shopper', () => {
  const html = renderToString(
    <WishlistProvider>
      <Probe />
    </WishlistProvider>,
  )
  expect(html).toBe('0 loading null false')
})
