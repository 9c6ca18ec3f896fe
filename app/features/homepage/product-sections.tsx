import { href, Link } from 'react-router'
import type { ProductCardData } from '#app/features/catalog/storefront/product-card-data.ts'
import { homepageText } from '#app/features/homepage/homepage-text.ts'
import { EmptySection, Section, SectionHeading } from '#app/features/homepage/section.tsx'
import { SavableCard } from '#app/features/wishlist/savable-card.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

type ProductsProps = { products: readonly ProductCardData[] }

const RAIL_SIZES = 'min(72vw, 320px)'

export function BestSellers({ products }: ProductsProps) {
  return (
    <Section
      id="best-sellers"
      title={homepageText.bestSellers}
      viewAll={href('/shop')}
      hint={homepageText.fillBestSellers}
    >
      {products.length > 0 && (
        <div className="grid grid-cols-2 gap-x-2 gap-y-8 md:grid-cols-4 lg:gap-x-3">
          {products.map((product) => (
            <SavableCard key={product.id} product={product} to={href('/product/:id', { id: product.id })} />
          ))}
        </div>
      )}
    </Section>
  )
}

export function NewArrivals({ products }: ProductsProps) {
  return (
    <section aria-labelledby="new-arrivals" className="section-gap">
      <div className="bg-tone-lilac">
        <div className="page py-12 lg:py-18">
          <SectionHeading id="new-arrivals" title={homepageText.newArrivals} />
          {products.length === 0 ? (
            <EmptySection>{homepageText.fillNewArrivals}</EmptySection>
          ) : (
            <div className="grid grid-cols-2 gap-x-2 gap-y-8 md:grid-cols-4 md:items-start md:pb-4 lg:gap-x-3">
              {products.map((product) => {
                const to = href('/product/:id', { id: product.id })
                return (
                  <div key={product.id} className="md:even:pt-16">
                    <SavableCard product={product} to={to}>
                      <ButtonLink
                        to={to}
                        look="secondary"
                        className="w-full"
                        aria-label={homepageText.shopProduct(product.name)}
                      >
                        {homepageText.shop}
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

/** `sizes` of the first image of `.spread` and of the others, by the number of others. */
const SPREAD_SIZES = [
  ['(min-width: 1024px) 54vw, (min-width: 768px) 66vw, 92vw'],
  [
    `(min-width: 1024px) 41vw, (min-width: 768px) 48vw, ${RAIL_SIZES}`,
    `(min-width: 1024px) 33vw, (min-width: 768px) 48vw, ${RAIL_SIZES}`,
  ],
  [
    `(min-width: 1024px) 54vw, (min-width: 768px) 66vw, ${RAIL_SIZES}`,
    `(min-width: 1024px) min(23vw, 349px), (min-width: 768px) 48vw, ${RAIL_SIZES}`,
  ],
  [
    `(min-width: 1024px) 54vw, (min-width: 768px) 66vw, ${RAIL_SIZES}`,
    `(min-width: 1024px) min(23vw, 349px), (min-width: 768px) 32vw, ${RAIL_SIZES}`,
  ],
] as const

export function Featured({ products, text }: ProductsProps & { text: string }) {
  const [first, ...others] = products
  if (!first) {
    return <Section id="featured" title={homepageText.featured} hint={homepageText.fillFeatured} />
  }
  const [largeSizes, otherSizes] = SPREAD_SIZES[others.length] ?? []
  return (
    <section aria-labelledby="featured" className="page section-gap">
      <div className="spread" data-count={products.length}>
        <FeaturedTile text={text} />
        <div className="max-md:rail md:contents">
          <SavableCard
            product={first}
            to={href('/product/:id', { id: first.id })}
            ratio="aspect-4/5 md:aspect-5/6"
            sizes={largeSizes}
          />
          {others.map((product) => (
            <SavableCard
              key={product.id}
              product={product}
              to={href('/product/:id', { id: product.id })}
              sizes={otherSizes}
            />
          ))}
        </div>
      </div>
    </section>
  )
}

function FeaturedTile({ text }: { text: string }) {
  return (
    <div className="spread-tile flex flex-wrap items-end justify-between gap-x-4 max-md:mb-6 md:flex-col md:flex-nowrap md:items-start md:bg-tone-petal md:px-4 md:pb-3 xl:px-6 xl:pb-5">
      <div
        aria-hidden="true"
        className="window-light window-light-fade -mx-4 flex-1 self-stretch max-md:hidden xl:-mx-6"
      />
      <h2 id="featured" className="type-display text-section wrap-anywhere">
        {homepageText.featured}
      </h2>
      {text && (
        <p className="text-md text-balance wrap-anywhere max-md:order-last max-md:mt-3 max-md:w-full md:mt-3 xl:mt-4 xl:text-lg">
          {text}
        </p>
      )}
      <Link
        to={href('/shop')}
        prefetch="intent"
        className="inline-flex min-h-11 items-end pb-1 text-md text-link md:mt-1 md:items-center md:pb-0"
      >
        {homepageText.viewAll}
      </Link>
    </div>
  )
}

export function WhatWeSee({ products }: ProductsProps) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby="what-we-see" className="section-gap">
      <div className="bg-tone-butter">
        <div className="page py-12 lg:flex lg:gap-3 lg:py-18">
          <div className="mb-6 lg:mb-0 lg:flex-1">
            <h2 id="what-we-see" className="type-display text-section">
              {homepageText.whatWeSee}
            </h2>
            <p className="mt-3 text-md">{homepageText.whatWeSeeLead}</p>
          </div>
          <div className="grid grid-cols-2 items-end gap-x-2 gap-y-8 md:grid-cols-4 lg:contents">
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
