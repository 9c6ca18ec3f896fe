import { href, isRouteErrorResponse, Link, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { AddToCart } from '#app/features/cart/add-to-cart.tsx'
import { findProduct, findProductIdBySlug } from '#app/features/catalog/catalog.server.ts'
import { useChosenColor } from '#app/features/catalog/chosen-color.ts'
import { ShopperPrice } from '#app/features/catalog/price.tsx'
import { ProductGallery } from '#app/features/catalog/product-gallery.tsx'
import { ProductNotes } from '#app/features/catalog/product-notes.tsx'
import { ProductRow } from '#app/features/catalog/product-row.tsx'
import { listGoingWellWith } from '#app/features/catalog/product-rows.server.ts'
import { ProductTabs, useTabLink } from '#app/features/catalog/product-tabs.tsx'
import { RecentlyViewedPlace } from '#app/features/catalog/recently-viewed-place.tsx'
import { formatMoney } from '#app/features/money/money.ts'
import { ReviewList } from '#app/features/reviews/review-list.tsx'
import { type Reviews, readReviews } from '#app/features/reviews/reviews.server.ts'
import { pageHead } from '#app/features/seo/page-head.server.ts'
import { headOf } from '#app/features/seo/page-head.ts'
import { productShare } from '#app/features/seo/share.server.ts'
import { breadcrumbs, productOffer } from '#app/features/seo/structured-data.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import type { Settings } from '#app/features/settings/settings.ts'
import { availability } from '#app/features/stock/stock.ts'
import { SavableCard } from '#app/features/wishlist/savable-card.tsx'
import { parseId } from '#app/lib/id.ts'
import { notFound } from '#app/lib/not-found.ts'
import { db } from '#app/platform/db/db.server.ts'
import { PageMessage } from '#app/routes/storefront/page-message.tsx'
import type { Route } from './+types/product'

export async function loader({ params, url }: Route.LoaderArgs) {
  const id = parseId<'product'>(params.id)
  if (!id) throw await redirectOfSlug(params.id, url.search)
  const settings = await readSettings(db)
  const [product, reviews] = await Promise.all([findProduct(db, id, settings), readReviews(db, id)])
  if (!product) throw notFound('Product Not Found')
  const { track_inventory, allow_backorders, shipping_policy } = settings
  const notes = [
    settings.product_note_shipping,
    settings.product_note_returns,
    settings.product_note_payment,
    settings.product_note_packaging,
  ]
  const facts = [
    { term: 'Materials', text: product.materials },
    { term: 'Care instructions', text: product.careInstructions },
    { term: 'SKU', text: product.sku },
  ]
  return {
    head: headOfProduct(url, product, reviews, settings),
    product,
    reviews,
    stockSettings: { track_inventory, allow_backorders },
    notes: notes.filter(Boolean),
    shippingPolicy: shipping_policy.trim(),
    paragraphs: product.longDescription.split(/\n{2,}/).filter(Boolean),
    facts: facts.filter(({ text }) => text),
    goesWellWith: await listGoingWellWith(db, product, settings),
  }
}

type Product = NonNullable<Awaited<ReturnType<typeof findProduct>>>

function headOfProduct(url: URL, product: Product, reviews: Reviews, settings: Settings) {
  const { name, price, collection } = product
  const path = href('/product/:id', { id: product.id })
  const offer = { ...product, reviews, availability: availability(product, product.variants, settings) }
  const shop = { name: 'Shop', path: href('/shop') }
  const within = collection && { name: collection.name, path: href('/collection/:slug', { slug: collection.slug }) }
  return pageHead(url, settings, {
    title: product.seoTitle || name,
    description: product.seoDescription || product.description,
    path,
    share: productShare(product, settings),
    price,
    structured: [
      productOffer(new URL(path, url), offer, settings),
      breadcrumbs(url.origin, [shop, ...(within ? [within] : []), { name, path }]),
    ],
  })
}
/** Colour and tab are in the address, but what the page knows does not depend on them. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && !formMethod ? false : defaultShouldRevalidate
}

/** `/product/{slug}` answers 301 to the address with the id. */
async function redirectOfSlug(slug: string, search: string) {
  const id = /^[a-z0-9-]{1,300}$/.test(slug) ? await findProductIdBySlug(db, slug) : null
  return id ? redirect(href('/product/:id', { id }) + search, 301) : notFound('Product Not Found')
}

export const meta = headOf

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, reviews, stockSettings, notes, shippingPolicy, paragraphs, facts, goesWellWith } = loaderData
  const { id, collection, name, badge, price, was } = product
  const [color, chooseColor] = useChosenColor(product.colors)
  const toReviews = useTabLink('reviews')
  const toDetails = useTabLink('details')
  return (
    <article key={id} className="page md:pt-6">
      <div className="grid gap-x-3 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7">
          <ProductGallery name={name} pictures={product.pictures} color={color?.name} />
        </div>
        <div className="min-w-0 pt-5 lg:col-span-5 lg:pt-0 lg:pl-12 xl:col-start-8">
          <div className="lg:sticky lg:top-21">
            {collection && (
              <Link to={href('/collection/:slug', { slug: collection.slug })} prefetch="intent" className="quiet-link">
                {collection.name}
              </Link>
            )}
            <h1 className="type-display mt-1 text-[2.5rem] leading-[1.05] wrap-anywhere lg:text-[2.75rem]">{name}</h1>
            <p className="mt-3 flex gap-2 empty:hidden">
              {badge === 'New' && <span className="bg-lumen px-3 py-[3px] text-xs font-semibold">NEW</span>}
              {was && <span className="bg-garnet px-3 py-[3px] text-xs font-semibold text-paper">SALE</span>}
            </p>
            <p className="mt-3 flex flex-wrap items-baseline gap-x-2 text-[1.25rem] font-medium">
              <ShopperPrice price={price} was={was} />
              <span className="text-base font-normal text-ink-2">{formatMoney(price)}</span>
            </p>
            {reviews.average && (
              <Link {...toReviews} className="quiet-link">
                <span className="sr-only">Average rating </span>
                {reviews.average} ({reviews.inWords})
              </Link>
            )}
            <AddToCart
              product={product}
              variants={product.variants}
              stockSettings={stockSettings}
              color={color}
              onColor={chooseColor}
            />
            <ProductNotes notes={notes} shippingPolicy={shippingPolicy} />
            {product.materials && (
              <Link {...toDetails} className="quiet-link">
                {product.materials}
              </Link>
            )}
          </div>
        </div>
      </div>
      <ProductTabs
        reviewCount={reviews.count}
        description={
          <div className="max-w-[62ch] space-y-4">
            <p className="text-lg">{product.description}</p>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        }
        details={
          <dl className="ruled">
            {facts.map(({ term, text }) => (
              <div key={term} className="grid gap-x-6 md:grid-cols-[180px_1fr]">
                <dt className="font-medium">{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        }
        reviews={<ReviewList reviews={reviews} />}
      />
      {goesWellWith[0] && <ProductRow Card={SavableCard} title="Goes well with" products={goesWellWith} />}
      <RecentlyViewedPlace Card={SavableCard} productId={id} />
    </article>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <>
      <title>Product Not Found</title>
      <PageMessage title="Product Not Found" text="This product doesn't exist or has been removed." links={['shop']} />
    </>
  )
}
