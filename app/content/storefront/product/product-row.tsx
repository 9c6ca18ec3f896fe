import { type ReactNode, useId } from 'react'
import { ProductCardSkeleton } from '#app/catalog/product-card.tsx'
import type { ProductCardData } from '#app/catalog/product-cards.ts'

/** The card is a prop, because the wishlist's card depends on this module. */
export type RowCard = (props: { product: ProductCardData; sizes: string }) => ReactNode

type ProductRowProps = { Card: RowCard; title: string; products: readonly (ProductCardData | undefined)[] }

export function ProductRow({ Card, title, products }: ProductRowProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="section-gap">
      <h2 id={id} className="type-display mb-6 text-section">
        {title}
      </h2>
      <div className="home-row max-lg:rail lg:grid lg:grid-cols-4 lg:gap-x-3">
        {products.map((product, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: products load into fixed positions
          <div key={index} className="max-lg:only:max-w-[min(72vw,320px)]">
            {product ? (
              <Card product={product} sizes="(min-width: 1024px) 24vw, min(72vw, 320px)" />
            ) : (
              <div className="pb-10">
                <ProductCardSkeleton />
              </div>
            )}
          </div>
        ))}
      </div>
    </section>
  )
}
