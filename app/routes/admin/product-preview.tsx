import { href } from 'react-router'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import { toCardSettings } from '#app/catalog/product-cards.ts'
import { findProductForStaff } from '#app/catalog/storefront/storefront-product.server.ts'
import { listShownLooks, matchLookWithProduct, omitProduct } from '#app/content/looks/shown-looks.server.ts'
import { PageMessage } from '#app/content/storefront/page-message.tsx'
import { fillStoreTexts } from '#app/content/storefront/placeholders.ts'
import { loadProductPageData } from '#app/content/storefront/product-page.server.ts'
import { ProductPage } from '#app/content/storefront/product-page.tsx'
import { requireId } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { getErrorText } from '#app/operations/admin/error-texts.ts'
import { CartContext, useCart } from '#app/orders/cart/cart-provider.tsx'
import { readTerms } from '#app/orders/sales-terms.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { computeShippingPromises } from '#app/pricing/shipping-promises.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { PreviewBar } from '#app/ui/admin/preview-bar.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/product-preview'

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = requireId<'product'>(params.id, adminText.productNotFound)
  const settings = await readTerms(db, { prefix: '', now: new Date() })
  const found = await findProductForStaff(db, id, settings)
  if (!found) throw notFound(adminText.productNotFound)
  const { locale } = settings
  const { market } = locale
  const storefront = { settings, locale, locales: [locale], colorNames: null, categories: [] }
  const [look = null] = await listShownLooks(db, storefront, { where: matchLookWithProduct(id), limit: 1 })
  const terms = {
    settings: fillStoreTexts(settings, () => computeShippingPromises(settings, market)),
    market,
    cards: toCardSettings(storefront),
    categories: storefront.categories,
    shipping: settings,
    tax: settings,
    policies: [],
  }
  const page = await loadProductPageData(db, found, terms, look)
  return { status: found.status, page, look: look && omitProduct(look, id) }
}

export default function ProductPreview({ loaderData }: Route.ComponentProps) {
  const { status, page, look } = loaderData
  const cart = useCart()
  return (
    <>
      <title>{adminText.previewTitle(page.product.name)}</title>
      <PreviewBar
        state={adminText.previewStatuses[status]}
        back={{ to: href('/admin/products/edit/:id', { id: page.product.id }), label: adminText.backToProduct }}
      />
      <CartContext value={{ ...cart, addItems: () => adminText.notForSaleHere }}>
        <ProductPage page={page} look={look} />
      </CartContext>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { title, text } = getErrorText(error, adminText.productNotLoaded)
  return (
    <PageMessage title={title} text={text}>
      <ButtonLink to={href('/admin/products')} reloadDocument>
        {adminText.backToProducts}
      </ButtonLink>
    </PageMessage>
  )
}
