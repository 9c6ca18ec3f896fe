import { useId } from 'react'
import { href, Link } from 'react-router'
import { getProductAvailability } from '#app/catalog/availability.ts'
import { catalogText } from '#app/catalog/catalog-text.ts'
import { useCart } from '#app/orders/cart/cart-provider.tsx'
import { Thumbnail } from '#app/orders/cart/thumbnail.tsx'
import { QuickChoice } from '#app/orders/quick-add/quick-choice.tsx'
import type { QuickProduct, QuickProducts } from '#app/orders/quick-add/quick-products.server.ts'
import { useQuickProducts } from '#app/orders/quick-add/use-quick-products.ts'

/** How many products are offered, unless more products complete the look. */
const MAX_SHOWN = 2

/**
 * Offers products that can be ordered and are not in the cart yet: first those that complete a look with products in
 * the cart, then products related to the one that was added last. Shows nothing if the first load fails.
 */
export function MatchingProducts() {
  const { items, isOpen } = useCart()
  const ids = new Set(items.map((line) => line.product.id).reverse())
  const { found } = useQuickProducts(isOpen ? [...ids].map((id) => `with=${id}`).join('&') : '')
  if (!found) return null
  const { products, stockSettings } = found
  const offered = products.filter(
    (product) => !ids.has(product.id) && getProductAvailability(product, product.variants, stockSettings).canOrder,
  )
  const look = offered.filter(({ id }) => found.look.some((item) => item.id === id))
  const others = offered.filter((product) => !look.includes(product)).slice(0, Math.max(0, MAX_SHOWN - look.length))
  return (
    <>
      <Offer title={catalogText.completeLook} products={look} found={found} />
      <Offer title={catalogText.relatedProducts} products={others} found={found} />
    </>
  )
}

/** A product that was added is no longer offered, so its focused button disappears. */
function focusCartHeading() {
  document.activeElement?.closest('dialog')?.querySelector('h2')?.focus()
}

type OfferProps = {
  readonly title: string
  readonly products: readonly QuickProduct[]
  readonly found: QuickProducts
}

function Offer({ title, products, found }: OfferProps) {
  const { closeCart } = useCart()
  const id = useId()
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id} className="border-t border-line py-5">
      <h3 id={id} className="mb-4 text-md font-semibold">
        {title}
      </h3>
      <div className="grid gap-5">
        {products.map((product) => {
          const color = found.look.find((item) => item.id === product.id)?.color ?? null
          const image = product.images.find((candidate) => candidate.color === color) ?? product.images[0]
          return (
            <article key={product.id} className="grid grid-cols-[88px_1fr] gap-x-4">
              <Thumbnail url={image?.url ?? null} />
              <div className="flex min-w-0 flex-col gap-2">
                <Link
                  to={href('/product/:id', { id: product.id })}
                  className="line-clamp-2 text-md font-medium wrap-anywhere hover:underline"
                  onClick={closeCart}
                >
                  {product.name}
                </Link>
                <QuickChoice
                  product={product}
                  stockSettings={found.stockSettings}
                  showsPrice
                  hasTaxNote={false}
                  initialColor={color}
                  onAdded={focusCartHeading}
                />
              </div>
            </article>
          )
        })}
      </div>
    </section>
  )
}
