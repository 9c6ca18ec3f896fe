import { WishlistProducts } from '#app/content/wishlist/wishlist-products.tsx'
import { wishlistText } from '#app/content/wishlist/wishlist-text.ts'
import type { RouteCache } from '#app/platform/cache/route-cache.ts'
import { useStore } from '#app/store/store.tsx'
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
