import type { ComponentProps } from 'react'
import { ProductCard } from '#app/catalog/product-card.tsx'
import { WishlistHeart } from '#app/content/wishlist/wishlist-heart.tsx'
import { SharedElement } from '#app/platform/react-router-tuning/shared-markup.tsx'

type SavableCardProps = Omit<ComponentProps<typeof ProductCard>, 'heart'> & { onRemoved?: () => void }

export function SavableCard({ onRemoved, children, ...card }: SavableCardProps) {
  return (
    <SharedElement element="article" className="card" by={children ? null : card}>
      {() => (
        <ProductCard {...card} heart={<WishlistHeart product={card.product} onRemoved={onRemoved} />}>
          {children}
        </ProductCard>
      )}
    </SharedElement>
  )
}
