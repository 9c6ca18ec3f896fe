import { href } from 'react-router'
import { rulesOfMarket } from '#app/base/market-addresses.ts'
import { PreviewBanner } from '#app/catalog/admin/preview-banner.tsx'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import { cardSettings } from '#app/catalog/product-cards.ts'
import { findProductForStaff } from '#app/catalog/storefront/storefront-product.server.ts'
import { PageMessage } from '#app/content/storefront/page-message.tsx'
import { fillStoreTexts } from '#app/content/storefront/placeholders.ts'
import { productPageData } from '#app/content/storefront/product-page.server.ts'
import { ProductPage } from '#app/content/storefront/product-page.tsx'
import { idFrom } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { errorTexts } from '#app/operations/admin/error-texts.ts'
import { CartContext, useCart } from '#app/orders/cart/cart-provider.tsx'
import { readTerms } from '#app/orders/sales-terms.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { promisesOf } from '#app/pricing/shipping-promises.ts'
import { priceTax } from '#app/pricing/tax-table.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/product-preview'

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = idFrom<'product'>(params.id, adminText.productNotFound)
  const settings = await readTerms(db, { prefix: '', now: new Date() })
  const found = await findProductForStaff(db, id, settings)
  if (!found) throw notFound(adminText.productNotFound)
  const { locale, market } = settings
  const promises = promisesOf(settings, rulesOfMarket(locale.market, '').countries)
  const page = await productPageData(db, found, {
    ...{ settings: fillStoreTexts(settings, promises), market, locale, marketId: locale.market.id, promises },
    cards: cardSettings(settings, locale, [locale]),
    categories: [],
    taxOf: (taxClass) => priceTax(taxClass, locale.market, settings),
    hasWithdrawal: settings.hasWithdrawal,
  })
  return { status: found.status, page }
}

export default function ProductPreview({ loaderData }: Route.ComponentProps) {
  const { status, page } = loaderData
  const cart = useCart()
  return (
    <>
      <title>{adminText.previewTitle(page.product.name)}</title>
      <PreviewBanner
        to={href('/admin/products/edit/:id', { id: page.product.id })}
        text={adminText.previewStatuses[status]}
      />
      <CartContext value={{ ...cart, addItem: () => adminText.notForSaleHere }}>
        <ProductPage page={page} />
      </CartContext>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { title, text } = errorTexts(error, adminText.productNotLoaded)
  return (
    <PageMessage title={title} text={text}>
      <ButtonLink to={href('/admin/products')} reloadDocument>
        {adminText.backToProducts}
      </ButtonLink>
    </PageMessage>
  )
}
