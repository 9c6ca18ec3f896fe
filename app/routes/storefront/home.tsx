import { href } from 'react-router'
import { listHomepageSection } from '#app/features/catalog/catalog.server.ts'
import { ProductCard } from '#app/features/catalog/product-card.tsx'
import type { ProductCardData } from '#app/features/catalog/product-card-data.ts'
import { Hero, type HeroTexts } from '#app/features/homepage/hero.tsx'
import { EmptySection, SectionHeading } from '#app/features/homepage/section.tsx'
import { readSettings } from '#app/features/settings/settings.server.ts'
import type { Settings } from '#app/features/settings/settings.ts'
import { db } from '#app/platform/db/db.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/home'

export async function loader() {
  const settings = await readSettings(db)
  const [bestSellers, newArrivals, featured] = await Promise.all([
    listHomepageSection(db, 'best_sellers', settings),
    listHomepageSection(db, 'new_arrivals', settings),
    listHomepageSection(db, 'featured', settings),
  ])
  return { name: settings.store_name, hero: heroTexts(settings), bestSellers, newArrivals, featured }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `${loaderData.name} · Women's fashion` },
    { name: 'description', content: `${loaderData.name}: ${loaderData.hero.subtitle}.` },
  ]
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { hero, bestSellers, newArrivals, featured } = loaderData
  return (
    <>
      <Hero texts={hero} />
      <BestSellers products={bestSellers} />
      <NewArrivals products={newArrivals} />
      <Featured products={featured} />
    </>
  )
}

function BestSellers({ products }: { products: readonly ProductCardData[] }) {
  return (
    <section aria-labelledby="best-sellers" className="page section-gap">
      <SectionHeading id="best-sellers" title="Best sellers" viewAll={href('/shop')} />
      {products.length === 0 ? (
        <EmptySection>Flag a product as bestseller in Admin → Products to fill this row.</EmptySection>
      ) : (
        <div className="grid grid-cols-2 gap-x-2 gap-y-7 lg:grid-cols-4 lg:gap-x-3">
          {products.map((product) => (
            <ProductCard key={product.id} product={product} to={href('/product/:id', { id: product.id })} />
          ))}
        </div>
      )}
    </section>
  )
}

/** Two of the four hang lower. */
function NewArrivals({ products }: { products: readonly ProductCardData[] }) {
  return (
    <section aria-labelledby="new-arrivals" className="section-gap">
      <div className="bg-tone-lilac">
        <div className="page py-12 lg:py-18">
          <SectionHeading id="new-arrivals" title="New arrivals" />
          {products.length === 0 ? (
            <EmptySection>Flag a product as new in Admin → Products to fill this row.</EmptySection>
          ) : (
            <div className="grid grid-cols-2 gap-x-2 gap-y-8 lg:grid-cols-4 lg:items-start lg:gap-x-3 lg:pb-4">
              {products.map((product) => {
                const to = href('/product/:id', { id: product.id })
                return (
                  <div key={product.id} className="lg:even:pt-16">
                    <ProductCard product={product} to={to}>
                      <ButtonLink to={to} look="secondary" className="w-full" aria-label={`Shop ${product.name}`}>
                        SHOP
                      </ButtonLink>
                    </ProductCard>
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
function Featured({ products }: { products: readonly ProductCardData[] }) {
  const [first, ...others] = products
  return (
    <section aria-labelledby="featured" className="page section-gap">
      <div className="lg:grid lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-x-3">
        <div className="lg:col-span-6 lg:col-start-7 lg:pl-9">
          <SectionHeading id="featured" title="Featured products" />
        </div>
        {!first ? (
          <div className="lg:col-span-12">
            <EmptySection>Flag a product as featured in Admin → Products to fill this row.</EmptySection>
          </div>
        ) : (
          <div className="max-lg:rail lg:contents">
            <div className="lg:col-span-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
              <ProductCard
                product={first}
                to={href('/product/:id', { id: first.id })}
                ratio="aspect-4/5 lg:aspect-5/6"
                sizes="(min-width: 1024px) 48vw, min(72vw, 320px)"
              />
            </div>
            {others.map((product) => (
              <div key={product.id} className="lg:col-span-2 lg:self-end">
                <ProductCard
                  product={product}
                  to={href('/product/:id', { id: product.id })}
                  sizes="(min-width: 1024px) 16vw, min(72vw, 320px)"
                />
              </div>
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

function heroTexts(settings: Settings): HeroTexts {
  return {
    label: settings.hero_label,
    headline: settings.hero_headline,
    subtitle: settings.hero_subtitle,
    buttonPhone: settings.hero_button_phone,
    buttonDesktop: settings.hero_button_desktop,
  }
}
