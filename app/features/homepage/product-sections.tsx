import { href } from 'react-router'
import type { ProductCardData } from '#app/features/catalog/shop/product-card-data.ts'
import { EmptySection, SectionHeading } from '#app/features/homepage/section.tsx'
import { SavableCard } from '#app/features/wishlist/savable-card.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

type SectionProps = { products: readonly ProductCardData[] }

const RAIL_SIZES = 'min(72vw, 320px)'

export function BestSellers({ products }: SectionProps) {
  return (
    <section aria-labelledby="best-sellers" className="page section-gap">
      <SectionHeading id="best-sellers" title="Best sellers" viewAll={products.length > 0 && href('/shop')} />
      {products.length === 0 ? (
        <EmptySection>Flag a product as bestseller in Admin → Products to fill this row.</EmptySection>
      ) : (
        <div className="grid grid-cols-2 gap-x-2 gap-y-7 md:grid-cols-4 lg:gap-x-3">
          {products.map((product) => (
            <SavableCard key={product.id} product={product} to={href('/product/:id', { id: product.id })} />
          ))}
        </div>
      )}
    </section>
  )
}

/** Two of the four hang lower. */
export function NewArrivals({ products }: SectionProps) {
  return (
    <section aria-labelledby="new-arrivals" className="section-gap">
      <div className="bg-tone-lilac">
        <div className="page py-12 lg:py-18">
          <SectionHeading id="new-arrivals" title="New arrivals" />
          {products.length === 0 ? (
            <EmptySection>Flag a product as new in Admin → Products to fill this row.</EmptySection>
          ) : (
            <div className="grid grid-cols-2 gap-x-2 gap-y-8 md:grid-cols-4 md:items-start md:pb-4 lg:gap-x-3">
              {products.map((product) => {
                const to = href('/product/:id', { id: product.id })
                return (
                  <div key={product.id} className="md:even:pt-16">
                    <SavableCard product={product} to={to}>
                      <ButtonLink to={to} look="secondary" className="w-full" aria-label={`Shop ${product.name}`}>
                        SHOP
                      </ButtonLink>
                    </SavableCard>
                  </div>
                )
              })}
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

/** One large picture, and up to three below the heading beside it; on a phone a rail that shows there is more. */
export function Featured({ products }: SectionProps) {
  const [first, ...others] = products
  return (
    <section aria-labelledby="featured" className="page section-gap">
      <div className="lg:grid lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-x-3">
        <div className={first ? 'lg:col-span-6 lg:col-start-7' : 'lg:col-span-12'}>
          <SectionHeading id="featured" title="Featured products" />
        </div>
        {!first ? (
          <div className="lg:col-span-12">
            <EmptySection>Flag a product as featured in Admin → Products to fill this row.</EmptySection>
          </div>
        ) : (
          <div className="max-lg:rail lg:contents">
            <div className="lg:col-span-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
              <SavableCard
                product={first}
                to={href('/product/:id', { id: first.id })}
                ratio="aspect-4/5 lg:aspect-5/6"
                sizes={`(min-width: 1024px) 48vw, ${RAIL_SIZES}`}
              />
            </div>
            {others.map((product) => (
              <div key={product.id} className="lg:col-span-2 lg:self-end">
                <SavableCard
                  product={product}
                  to={href('/product/:id', { id: product.id })}
                  sizes={`(min-width: 1024px) 16vw, ${RAIL_SIZES}`}
                />
              </div>
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

/** The editor's choice, there only where something was placed in it: cards of two heights that stand on one line. */
export function WhatWeSee({ products }: SectionProps) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby="what-we-see" className="section-gap">
      <div className="bg-tone-butter">
        <div className="page py-12 lg:flex lg:gap-3 lg:py-18">
          <div className="mb-6 lg:mb-0 lg:flex-1">
            <h2 id="what-we-see" className="type-display text-section">
              What we see
            </h2>
            <p className="mt-3 text-md">Pieces we keep coming back to.</p>
          </div>
          <div className="grid grid-cols-2 items-end gap-x-2 gap-y-7 md:grid-cols-4 lg:contents">
            {products.map((product, at) => (
              <div key={product.id} className="lg:w-1/5 lg:self-end">
                <SavableCard
                  product={product}
                  to={href('/product/:id', { id: product.id })}
                  ratio={at % 2 === 0 ? 'aspect-4/5' : 'aspect-3/4'}
                  sizes="(min-width: 1024px) 20vw, 48vw"
                />
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
