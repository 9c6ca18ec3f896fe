import { href } from 'react-router'
import { rulesOfMarket } from '#app/features/addresses/market-addresses.ts'
import { errorTexts } from '#app/features/admin/error-texts.ts'
import { CartContext, useCart } from '#app/features/cart/cart-provider.tsx'
import { PreviewBanner } from '#app/features/catalog/admin/preview-banner.tsx'
import { adminText } from '#app/features/catalog/admin/products/admin-text.ts'
import { cardSettings } from '#app/features/catalog/storefront/card-settings.ts'
import { findProductForStaff } from '#app/features/catalog/storefront/product.server.ts'
import { readTerms } from '#app/features/checkout/quote/sales-terms.server.ts'
import { fillStoreTexts } from '#app/features/settings/store-texts.ts'
import { promisesOf } from '#app/features/shipping/promises.ts'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { PageMessage } from '#app/features/storefront/page-message.tsx'
import { productPageData } from '#app/features/storefront/product-page.server.ts'
import { ProductPage } from '#app/features/storefront/product-page.tsx'
import { priceTax } from '#app/features/taxes/price-tax.ts'
import { idFrom } from '#app/lib/id.ts'
import { notFound } from '#app/lib/not-found.ts'
import { db } from '#app/platform/db/db.server.ts'
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
