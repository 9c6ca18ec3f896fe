import { href, NavLink } from 'react-router'
import { useWishlist } from '#app/content/wishlist/wishlist-provider.tsx'
import { wishlistText } from '#app/content/wishlist/wishlist-text.ts'
import { CountBadge } from '#app/ui/count-badge.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** The count appears after the wishlist has loaded, without a layout shift. */
export function WishlistLink() {
  const { count } = useWishlist()
  return (
    <NavLink
      to={href('/wishlist')}
      className="relative grid size-11 place-items-center"
      aria-label={wishlistText.openWishlist(count)}
    >
      <Icon name="heart" />
      {count > 0 && <CountBadge count={count} className="absolute top-1 end-0.5" />}
    </NavLink>
  )
}
