import { href, Link } from 'react-router'
import { getProductAvailability } from '#app/catalog/availability.ts'
import { catalogText } from '#app/catalog/catalog-text.ts'
import { useCart } from '#app/orders/cart/cart-provider.tsx'
import { Thumbnail } from '#app/orders/cart/thumbnail.tsx'
import { QuickChoice } from '#app/orders/quick-add/quick-choice.tsx'
import { useQuickProducts } from '#app/orders/quick-add/use-quick-products.ts'

const MAX_SHOWN = 2

/** Offers products that go with the last one in the cart and are not in the cart yet. Shows nothing if loading fails. */
export function MatchingProducts() {
  const { items, isOpen, closeCart } = useCart()
  const last = items.at(-1)
  const { found } = useQuickProducts(isOpen && last ? `with=${last.product.id}` : '')
  if (!found) return null
  const { stockSettings } = found
  const offered = found.products
    .filter((product) => items.every((line) => line.product.id !== product.id))
    .filter((product) => getProductAvailability(product, product.variants, stockSettings).canOrder)
    .slice(0, MAX_SHOWN)
  if (offered.length === 0) return null
  return (
    <section aria-labelledby="matching-products" className="border-t border-line py-5">
      <h3 id="matching-products" className="mb-4 text-md font-semibold">
        {catalogText.relatedProducts}
      </h3>
      <div className="grid gap-5">
        {offered.map((product) => (
          <article key={product.id} className="grid grid-cols-[88px_1fr] gap-x-4">
            <Thumbnail url={product.images[0]?.url ?? null} />
            <div className="flex min-w-0 flex-col gap-2">
              <Link
                to={href('/product/:id', { id: product.id })}
                className="line-clamp-2 text-md font-medium wrap-anywhere hover:underline"
                onClick={closeCart}
              >
                {product.name}
              </Link>
              <QuickChoice product={product} stockSettings={stockSettings} showsPrice />
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}
