import {
  href,
  isRouteErrorResponse,
  Link,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useSearchParams,
} from 'react-router'
import { AddToCart } from '#app/features/cart/add-to-cart.tsx'
import { findProduct, findProductIdBySlug } from '#app/features/catalog/catalog.server.ts'
import { useChosenColor } from '#app/features/catalog/chosen-color.ts'
import { ShopperPrice } from '#app/features/catalog/price.tsx'
import { ProductGallery } from '#app/features/catalog/product-gallery.tsx'
import { ProductTabs } from '#app/features/catalog/product-tabs.tsx'
import { formatMoney } from '#app/features/money/money.ts'
import { averageRating } from '#app/features/reviews/rating.ts'
import { ReviewList } from '#app/features/reviews/review-list.tsx'
import { listReviews } from '#app/features/reviews/reviews.server.ts'
import { pageHead } from '#app/features/seo/page-head.server.ts'
import { headOf } from '#app/features/seo/page-head.ts'
import { productShare } from '#app/features/seo/share.server.ts'
import { breadcrumbs, productOffer } from '#app/features/seo/structured-data.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import type { Settings } from '#app/features/settings/settings.ts'
import { availability } from '#app/features/stock/stock.ts'
import { parseId } from '#app/lib/id.ts'
import { notFound } from '#app/lib/not-found.ts'
import { db } from '#app/platform/db/db.server.ts'
import { PageMessage } from '#app/routes/storefront/page-message.tsx'
import type { Route } from './+types/product'

export async function loader({ params, url }: Route.LoaderArgs) {
  const id = parseId<'product'>(params.id)
  if (!id) throw await redirectOfSlug(params.id, url.search)
  const settings = await readSettings(db)
  const [product, reviews] = await Promise.all([findProduct(db, id, settings), listReviews(db, id)])
  if (!product) throw notFound('Product Not Found')
  const { track_inventory, allow_backorders } = settings
  const notes = [
    settings.product_note_shipping,
    settings.product_note_returns,
    settings.product_note_payment,
    settings.product_note_packaging,
  ]
  return {
    head: headOfProduct(url, product, reviews, settings),
    product,
    reviews,
    stockSettings: { track_inventory, allow_backorders },
    notes: notes.filter(Boolean),
  }
}

type Product = NonNullable<Awaited<ReturnType<typeof findProduct>>>
type Reviews = Awaited<ReturnType<typeof listReviews>>

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
  const { product, reviews, stockSettings, notes } = loaderData
  const [color, chooseColor] = useChosenColor(product.colors)
  const [query] = useSearchParams()
  const rating = averageRating(reviews)
  return (
    <article className="page md:pt-6">
      <div className="grid gap-x-3 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7">
          <ProductGallery
            key={product.id}
            name={product.name}
            pictures={product.pictures}
            color={color?.name ?? null}
          />
        </div>
        <div className="pt-5 lg:col-span-5 lg:pt-0 lg:pl-12 xl:col-start-8">
          <div className="lg:sticky lg:top-21">
            {product.collection && (
              <Link
                to={href('/collection/:slug', { slug: product.collection.slug })}
                prefetch="intent"
                className="inline-flex min-h-11 items-center text-base underline decoration-1 underline-offset-[5px] hover:decoration-2"
              >
                {product.collection.name}
              </Link>
            )}
            <h1 className="type-display mt-1 text-[2.5rem] leading-[1.05] lg:text-[2.75rem]">{product.name}</h1>
            <p className="mt-3 flex gap-2 empty:hidden">
              {product.badge === 'New' && <span className="bg-lumen px-3 py-[3px] text-xs font-semibold">NEW</span>}
              {product.was && <span className="bg-garnet px-3 py-[3px] text-xs font-semibold text-paper">SALE</span>}
            </p>
            <p className="mt-3 flex flex-wrap items-baseline gap-x-2 text-[1.25rem] font-medium">
              <ShopperPrice price={product.price} was={product.was} />
              <span className="text-base font-normal text-ink-2">{formatMoney(product.price)}</span>
            </p>
            {rating && (
              <p className="mt-1 text-base text-ink-2">
                <Link
                  to={toReviews(query)}
                  replace
                  className="inline-flex min-h-11 items-center gap-1.5"
                  onClick={() => document.getElementById('tab-reviews')?.focus({ preventScroll: true })}
                >
                  <span className="sr-only">Average rating </span>
                  {rating}
                  <span className="underline underline-offset-[5px]">
                    ({reviews.length} {reviews.length === 1 ? 'review' : 'reviews'})
                  </span>
                </Link>
              </p>
            )}
            <AddToCart
              key={product.id}
              product={product}
              variants={product.variants}
              stockSettings={stockSettings}
              color={color}
              onColor={chooseColor}
            />
            <ul className="mt-8 border-t border-line text-base">
              {notes.map((note) => (
                <li key={note} className="border-b border-line py-3">
                  {note}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <ProductTabs
        reviewCount={reviews.length}
        description={
          <div className="max-w-[62ch] space-y-4">
            <p className="text-lg">{product.description}</p>
            {product.longDescription
              .split(/\n{2,}/)
              .map((paragraph) => paragraph && <p key={paragraph}>{paragraph}</p>)}
          </div>
        }
        details={
          <dl className="max-w-[62ch] border-t border-line">
            {[
              { term: 'Materials', text: product.materials },
              { term: 'Care instructions', text: product.careInstructions },
              { term: 'SKU', text: product.sku },
            ].map(
              ({ term, text }) =>
                text && (
                  <div key={term} className="grid gap-x-6 border-b border-line py-3 md:grid-cols-[180px_1fr]">
                    <dt className="font-medium">{term}</dt>
                    <dd>{text}</dd>
                  </div>
                ),
            )}
          </dl>
        }
        reviews={<ReviewList reviews={reviews} average={rating} />}
      />
    </article>
  )
}

/** The tab of the reviews, with what else the address says, such as the colour. */
function toReviews(query: URLSearchParams) {
  const search = new URLSearchParams(query)
  search.set('tab', 'reviews')
  return { search: `?${search}`, hash: '#tab-reviews' }
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
