import { type SavableProduct, storeSavedProducts } from '#app/content/wishlist/changes-since-saved.ts'
import { useWishlist } from '#app/content/wishlist/wishlist-provider.tsx'
import { wishlistText } from '#app/content/wishlist/wishlist-text.ts'
import { useToast } from '#app/ui/toast.tsx'

type WishlistHeartProps = {
  product: SavableProduct & { readonly name: string }
  onRemoved?: (() => void) | undefined
  className?: string
}

/** Shows an empty heart until the wishlist has loaded, because pages are the same for every shopper. */
export function WishlistHeart({ product, onRemoved, className = '' }: WishlistHeartProps) {
  const { id, name } = product
  const { has, isSaving, toggle } = useWishlist()
  const toast = useToast()
  const saved = has(id)
  const busy = isSaving(id)
  const change = async () => {
    try {
      const outcome = await toggle(id)
      toast(wishlistText.outcomes[outcome], outcome === 'full' ? 'error' : 'success')
      if (outcome !== 'full')
        storeSavedProducts([product], (other) => (other === id ? outcome === 'saved' : has(other)))
      if (outcome === 'removed') onRemoved?.()
    } catch {
      toast(wishlistText.failed, 'error')
    }
  }
  return (
    // The button is not `disabled` while saving, because a disabled button would lose the focus
    <button
      type="button"
      aria-label={wishlistText.save(name)}
      aria-pressed={saved}
      aria-disabled={busy || undefined}
      className={`heart ${className}`}
      onClick={busy ? undefined : change}
    />
  )
}
