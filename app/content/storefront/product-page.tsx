import { Suspense } from 'react'
import { href, Link } from 'react-router'
import { getProductAvailability } from '#app/catalog/availability.ts'
import { catalogText } from '#app/catalog/catalog-text.ts'
import { computeChoicePrice } from '#app/catalog/choice.ts'
import { useMySizes } from '#app/catalog/my-size/my-size.ts'
import { MySizeButton } from '#app/catalog/my-size/my-size-button.tsx'
import { SizeHelp } from '#app/catalog/size-guides/page/size-help.tsx'
import type { ShownLook } from '#app/content/looks/shown-looks.server.ts'
import { ReviewList } from '#app/content/reviews/review-list.tsx'
import { ProductGallery } from '#app/content/storefront/product/product-gallery.tsx'
import { ProductNotes } from '#app/content/storefront/product/product-notes.tsx'
import { ProductPrice } from '#app/content/storefront/product/product-price.tsx'
import { ProductRow } from '#app/content/storefront/product/product-row.tsx'
import { ProductTabs, useTabLink } from '#app/content/storefront/product/product-tabs.tsx'
import { RecentlyViewedSection } from '#app/content/storefront/product/recently-viewed-section.tsx'
import { useSelectedColor, useSelectedSize } from '#app/content/storefront/product/selected-choice.ts'
import type { ProductPageData } from '#app/content/storefront/product-page.server.ts'
import { SavableCard } from '#app/content/wishlist/savable-card.tsx'
import { WishlistHeart } from '#app/content/wishlist/wishlist-heart.tsx'
import { formatNumber } from '#app/lib/format/number.ts'
import { AddToCart } from '#app/orders/add-to-cart.tsx'
import { Later } from '#app/ui/later.tsx'
import { lazyComponent } from '#app/ui/lazy.ts'
import { RichText } from '#app/ui/rich-text.tsx'
import { Stars } from '#app/ui/stars.tsx'

/** The names of the chosen size and color; null if none is chosen. */
export type ProductChoice = { readonly size: string | null; readonly color: string | null }

type ProductPageProps = {
  page: ProductPageData
  /** The other products of a look that includes the product. */
  look?: ShownLook | null
  /** The choice in the URL. */
  choice?: ProductChoice
}

const LookSection = lazyComponent(async () => (await import('#app/content/looks/look-section.tsx')).LookSection)

const NO_CHOICE = { size: null, color: null }

/** Also renders the preview for staff. */
export function ProductPage({ page, look = null, choice = NO_CHOICE }: ProductPageProps) {
  const { product, reviews, fit, stockSettings, waitingHours, delivery, ...rest } = page
  const { notes, shippingPolicy, shippingPath, lead, longDescription, facts, relatedProducts } = rest
  const { id, collection, name, badge } = product
  const [color, chooseColor] = useSelectedColor(product.colors, choice.color)
  const [chosenSize, chooseSize] = useSelectedSize(product.sizes, choice.size)
  const myKey = useMySizes().get(product.category)?.key
  const mySize = product.sizes[product.sizeKeys.indexOf(myKey ?? '')] ?? null
  const size = chosenSize ?? mySize
  const availableKeys = product.sizeKeys.filter((_, index) => {
    const option = { size: product.sizes[index] ?? null, color: null }
    return getProductAvailability(product, product.variants, stockSettings, option).canOrder
  })
  const inSizes = [product.category, ...availableKeys].join(' ') // the same format as on cards
  const getPrice = (chosen: ProductChoice) => computeChoicePrice(product.unit, product.variants, chosen, stockSettings)
  const price = getPrice({ size, color: color?.name ?? null })
  const { pricesVary } = getPrice(NO_CHOICE)
  const toReviews = useTabLink('reviews')
  const hidesLead = lead === product.description && longDescription.length > 0 // wide screens show the description above
  return (
    <article key={id} className="page md:pt-6">
      <div className="product">
        <ProductGallery
          name={name}
          images={sortByColor(product.images, color?.name)}
          video={product.video}
          color={color?.name}
          badges={
            <p className="absolute start-0 top-0 flex text-xs font-semibold max-md:-ms-(--gutter)">
              {badge === 'new' && <span className="bg-lumen px-3 py-1">{catalogText.newMark}</span>}
              {price.unit.isSale && <span className="bg-garnet px-3 py-1 text-paper">{catalogText.saleMark}</span>}
            </p>
          }
        />
        <div className="product-text">
          <div className="flex flex-wrap justify-between gap-x-4 max-md:-my-2">
            {collection && (
              <Link to={href('/collection/:slug', { slug: collection.slug })} className="quiet-link">
                {collection.name}
              </Link>
            )}
            {reviews.average && (
              <Link {...toReviews} className="flex flex-wrap items-center gap-x-2 text-base">
                <Stars rating={Number(reviews.average)} />
                <span>
                  <span className="sr-only">{`${catalogText.averageRating} `}</span>
                  {catalogText.ratingSummary(formatNumber(Number(reviews.average), 1), reviews.countText)}
                </span>
              </Link>
            )}
          </div>
          <h1 className="type-display mt-1 text-[calc(2.5rem*var(--display-size))] leading-[1.05] wrap-anywhere lg:text-[calc(2.75rem*var(--display-size))]">
            {name}
          </h1>
          <ProductPrice {...price} shippingPath={shippingPath} />
          <p className="mt-3 text-md wrap-anywhere max-md:hidden">{lead}</p>
          {delivery && <p className="mt-1 text-base text-ink-2">{delivery}</p>}
          <AddToCart
            product={product}
            variants={product.variants}
            price={price}
            announcesPrice={pricesVary}
            size={size}
            mySize={mySize}
            onSize={chooseSize}
            stockSettings={stockSettings}
            waitingHours={waitingHours}
            color={color}
            onColor={chooseColor}
            besideButton={
              <WishlistHeart
                product={{ ...product, inSizes }}
                className="ms-auto size-13.5 rounded-box border border-edge"
              />
            }
          >
            <SizeHelp
              productId={id}
              hasGuide={product.hasGuide}
              facts={[fit && (fit.bySize[size ?? ''] ?? fit.text), product.model]}
              sizes={product.sizes}
              onChoose={chooseSize}
            >
              {product.sizes.length > 0 && (
                <MySizeButton
                  category={product.category}
                  size={size === null ? null : { key: product.sizeKeys[product.sizes.indexOf(size)] ?? '', name: size }}
                />
              )}
            </SizeHelp>
          </AddToCart>
          <ProductNotes notes={notes} shippingPolicy={shippingPolicy} />
          <Later>
            <ProductTabs
              first={product.description || longDescription.length > 0 ? 'description' : 'details'}
              reviewCount={reviews.count}
              description={
                <div className="flex max-w-[62ch] flex-col gap-4 wrap-anywhere">
                  <p className={`text-lg ${hidesLead ? 'md:hidden' : ''}`}>{product.description}</p>
                  <RichText nodes={longDescription} />
                </div>
              }
              details={
                <dl className="ruled">
                  {facts.map(({ term, texts }) => (
                    <div key={term} className="grid gap-x-6 sm:grid-cols-[9rem_1fr]">
                      <dt className="font-medium">{term}</dt>
                      <dd className={texts[0]?.symbol ? 'grid grid-cols-2 gap-x-3 gap-y-2' : ''}>
                        {texts.map(({ text, symbol }) => (
                          <p key={text} className={symbol ? 'flex items-center gap-2' : 'col-span-full'}>
                            {symbol && (
                              <svg className="icon shrink-0" width="32" height="32" aria-hidden="true">
                                <use href={symbol} />
                              </svg>
                            )}
                            {text}
                          </p>
                        ))}
                      </dd>
                    </div>
                  ))}
                </dl>
              }
              reviews={<ReviewList reviews={reviews} productId={id} />}
            />
          </Later>
        </div>
      </div>
      <Later>
        {look && (
          <Suspense>
            <LookSection look={look} heading="h2" isForProduct className="section-gap" />
          </Suspense>
        )}
        {relatedProducts[0] && (
          <ProductRow Card={SavableCard} title={catalogText.relatedProducts} products={relatedProducts} />
        )}
        <RecentlyViewedSection Card={SavableCard} productId={id} />
      </Later>
    </article>
  )
}

/** Returns all images, the images of the color first. */
function sortByColor<I extends { readonly color: string | null }>(images: readonly I[], color: string | undefined) {
  return [...images].sort((a, b) => Number(b.color === color) - Number(a.color === color))
}
