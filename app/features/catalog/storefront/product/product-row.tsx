import { type ReactNode, useId } from 'react'
import { href } from 'react-router'
import { ProductCardSkeleton } from '#app/features/catalog/storefront/product-card.tsx'
import type { ProductCardData } from '#app/features/catalog/storefront/product-card-data.ts'

/** How a product looks in a row: the cards of a higher room have a heart. */
export type RowCard = (props: { product: ProductCardData; to: string; sizes: string }) => ReactNode

type ProductRowProps = {
  Card: RowCard
  title: string
  /** Up to four; a place without a product is one that is still on its way. */
  products: readonly (ProductCardData | undefined)[]
}

/** A row of cards below a product: four beside each other, on a phone a rail that shows there is more. */
export function ProductRow({ Card, title, products }: ProductRowProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="section-gap">
      <h2 id={id} className="type-display mb-6 text-section">
        {title}
      </h2>
      <div className="max-lg:rail lg:grid lg:grid-cols-4 lg:gap-x-3">
        {products.map((product, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of a row stay, what stands in them arrives
          <div key={place}>
            {product ? (
              <Card
                product={product}
                to={href('/product/:id', { id: product.id })}
                sizes="(min-width: 1024px) 24vw, min(72vw, 320px)"
              />
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
