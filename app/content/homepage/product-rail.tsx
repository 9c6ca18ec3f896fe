import { href } from 'react-router'
import { homepageText } from '#app/content/homepage/homepage-text.ts'
import { EmptySection, SectionHeading, SectionLink } from '#app/content/homepage/section.tsx'
import type { ShownProducts } from '#app/content/homepage/shown-sections.ts'
import { SavableCard } from '#app/content/wishlist/savable-card.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

type RailProps = Omit<ShownProducts, 'layout'> & { id: string; isFirst: boolean }

const RAIL_SIZES = 'min(72vw, 320px)'

export function ProductRail({ layout, ...rail }: RailProps & Pick<ShownProducts, 'layout'>) {
  const Layout = LAYOUTS[layout]
  return <Layout {...rail} />
}

const LAYOUTS = { row: Row, panel: StaggeredPanel, spread: Spread, edit: Edit } as const

function Row({ id, products, hint, isFirst, ...heading }: RailProps) {
  return (
    <section aria-labelledby={id} className="page section-gap">
      <SectionHeading {...heading} id={id} link={products.length > 0 ? heading.link : null} />
      {products.length === 0 ? (
        <EmptySection>{hint}</EmptySection>
      ) : (
        <div className="home-row grid grid-cols-2 gap-x-2 gap-y-8 md:grid-cols-4 lg:gap-x-3">
          {products.map((product) => (
            <SavableCard key={product.id} product={product} eager={isFirst} />
          ))}
        </div>
      )}
    </section>
  )
}

function StaggeredPanel({ id, products, hint, isFirst, ...heading }: RailProps) {
  return (
    <section aria-labelledby={id} className="section-gap">
      <div className="bg-tone-petal">
        <div className="page py-12 lg:py-18">
          <SectionHeading {...heading} id={id} link={products.length > 0 ? heading.link : null} />
          {products.length === 0 ? (
            <EmptySection>{hint}</EmptySection>
          ) : (
            <div className="home-row grid grid-cols-2 gap-x-2 gap-y-8 md:grid-cols-4 lg:gap-x-3">
              {products.map((product) => (
                // The other images are taller, so that names and buttons are in one line
                <div key={product.id} className="md:**:[.card-image]:flex-[1_0_auto] md:even:pt-16">
                  <SavableCard product={product} eager={isFirst}>
                    <ButtonLink
                      to={href('/product/:id', { id: product.id })}
                      look="secondary"
                      className="w-full"
                      aria-label={homepageText.shopProduct(product.name)}
                    >
                      {homepageText.shop}
                    </ButtonLink>
                  </SavableCard>
                </div>
              ))}
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

/** `sizes` for the first image of `.spread` and for the other images, indexed by the number of other images. */
const SPREAD_SIZES = [
  ['(min-width: 1024px) 54vw, (min-width: 768px) 66vw, 92vw'],
  [
    `(min-width: 1024px) 41vw, (min-width: 768px) 48vw, ${RAIL_SIZES}`,
    `(min-width: 1024px) 33vw, (min-width: 768px) 48vw, ${RAIL_SIZES}`,
  ],
  [
    `(min-width: 1024px) 54vw, (min-width: 768px) 66vw, ${RAIL_SIZES}`,
    `(min-width: 1920px) 23vw, (min-width: 1024px) min(23vw, 349px), (min-width: 768px) 48vw, ${RAIL_SIZES}`,
  ],
  [
    `(min-width: 1024px) 54vw, (min-width: 768px) 66vw, ${RAIL_SIZES}`,
    `(min-width: 1920px) 23vw, (min-width: 1024px) min(23vw, 349px), (min-width: 768px) 32vw, ${RAIL_SIZES}`,
  ],
] as const

function Spread({ id, products, hint, isFirst, ...heading }: RailProps) {
  const [first, ...others] = products
  if (!first) {
    return (
      <section aria-labelledby={id} className="page section-gap">
        <SectionHeading {...heading} id={id} text="" link={null} />
        <EmptySection>{hint}</EmptySection>
      </section>
    )
  }
  const [largeSizes, otherSizes] = SPREAD_SIZES[others.length] ?? []
  return (
    <section aria-labelledby={id} className="page section-gap">
      <div className="spread" data-count={products.length}>
        <SpreadTile {...heading} id={id} />
        <div className="max-md:rail md:contents">
          <SavableCard product={first} ratio="aspect-card md:aspect-spread" sizes={largeSizes} eager={isFirst} />
          {others.map((product) => (
            <SavableCard key={product.id} product={product} sizes={otherSizes} />
          ))}
        </div>
      </div>
    </section>
  )
}

function SpreadTile({ id, heading, text, link }: Pick<RailProps, 'id' | 'heading' | 'text' | 'link'>) {
  return (
    <div className="section-heading spread-tile isolate flex flex-wrap items-end justify-between gap-x-4 max-md:mb-6 md:relative md:flex-col md:flex-nowrap md:items-start md:justify-end md:bg-tone-petal md:px-4 md:pb-3 xl:px-6 xl:pb-5">
      <div aria-hidden="true" className="window-light -z-1 absolute inset-0 max-md:hidden" />
      <h2 id={id} className="type-display text-section wrap-anywhere">
        {heading}
      </h2>
      {text && (
        <p className="text-md text-balance wrap-anywhere max-md:order-last max-md:mt-3 max-md:w-full md:mt-3 xl:mt-6 xl:text-lg">
          {text}
        </p>
      )}
      <SectionLink link={link} className="items-end pb-1 md:mt-1 md:items-center md:pb-0" />
    </div>
  )
}

function Edit({ id, products, isFirst, heading, text, link }: RailProps) {
  return (
    <section aria-labelledby={id} className="section-gap">
      <div className="bg-tone-butter">
        <div className="page py-12 lg:flex lg:gap-3 lg:py-18">
          <div className="section-heading mb-6 min-w-0 lg:mb-0 lg:flex-1">
            <h2 id={id} className="type-display text-section wrap-anywhere">
              {heading}
            </h2>
            {text && <p className="mt-3 text-md wrap-anywhere">{text}</p>}
            <SectionLink link={link} className="mt-3 items-center" />
          </div>
          <div className="home-row grid grid-cols-2 items-start gap-x-2 gap-y-8 md:grid-cols-4 lg:contents">
            {products.map((product, index) => (
              <div key={product.id} className="lg:w-1/5 lg:odd:pt-16">
                <SavableCard
                  product={product}
                  ratio={index % 2 === 0 ? 'aspect-card' : 'aspect-card lg:aspect-companion'}
                  sizes="(min-width: 1024px) 20vw, 48vw"
                  eager={isFirst}
                />
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
