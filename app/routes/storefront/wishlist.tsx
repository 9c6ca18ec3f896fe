import { useStore } from '#app/features/settings/store.tsx'
import { WishlistProducts } from '#app/features/wishlist/wishlist-products.tsx'
import { wishlistText } from '#app/features/wishlist/wishlist-text.ts'
import type { RouteCache } from '#app/platform/cache/route-cache.ts'
import type { Route } from './+types/wishlist'

export const cache = {} satisfies RouteCache

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function Wishlist() {
  const { name } = useStore()
  return (
    <>
      <title>{`${wishlistText.wishlist} · ${name}`}</title>
      <WishlistProducts />
    </>
  )
}
