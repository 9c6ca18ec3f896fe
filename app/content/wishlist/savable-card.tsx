import type { ComponentProps } from 'react'
import { ProductCard } from '#app/catalog/product-card.tsx'
import { WishlistHeart } from '#app/content/wishlist/wishlist-heart.tsx'
import { QuickAdd } from '#app/orders/quick-add.tsx'
import { SharedElement } from '#app/platform/react-router-tuning/shared-markup.tsx'

type SavableCardProps = Omit<ComponentProps<typeof ProductCard>, 'actions'> & { onRemoved?: () => void }

export function SavableCard({ onRemoved, children, ...card }: SavableCardProps) {
  const { product, ratio = 'aspect-card' } = card
  const actions = (
    <>
      <WishlistHeart product={product} onRemoved={onRemoved} />
      {!product.soldOut && <QuickAdd product={product} ratio={ratio} />}
    </>
  )
  return (
    <SharedElement element="article" className="card" by={children ? null : card}>
      {() => (
        <ProductCard {...card} actions={actions}>
          {children}
        </ProductCard>
      )}
    </SharedElement>
  )
}
