import { Link } from 'react-router'
import { useCart } from '#app/orders/cart/cart-provider.tsx'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'

/**
 * Explains that an earlier attempt placed the order, so the last one changed nothing. `addressPage`: the page on which
 * the address can be corrected.
 */
export function PlacedEarlier({ addressPage }: { addressPage: string | null }) {
  const { items } = useCart()
  return (
    <div className="grid gap-2 bg-amber-soft p-4">
      <p>{checkoutText.placedEarlier}</p>
      {addressPage && (
        <p>
          <Link to={addressPage} className="text-link">
            {checkoutText.correctAddress}
          </Link>
        </p>
      )}
      {items.length > 0 && <p>{checkoutText.stillInCart}</p>}
    </div>
  )
}
