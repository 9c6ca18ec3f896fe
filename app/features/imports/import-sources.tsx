import { MOVE_STEPS } from '#app/features/exports/move-steps.ts'
import { adminText } from '#app/features/imports/admin-text.ts'

/** In the recommended order, as customers come before their orders. */
const sources = () =>
  [
    {
      what: adminText.products,
      shopify: adminText.productsExportAllProductsCsv,
      woocommerce: adminText.productsAllProductsExport,
    },
    {
      what: adminText.customers,
      shopify: adminText.customersExportAllCustomersCsv,
      woocommerce: adminText.analyticsCustomersDownloadWithAll,
    },
    {
      what: adminText.ordersAsHistory,
      shopify: adminText.ordersExportAllOrdersPlainCsv,
      woocommerce: adminText.analyticsOrdersDownloadOrAnOrder,
    },
    {
      what: adminText.discountCodes,
      shopify: adminText.discountsExportAllDiscounts,
      woocommerce: adminText.anExportExtensionWithTheColumns,
    },
    {
      what: adminText.reviews,
      shopify: adminText.judgeMeReviewsExport,
      woocommerce: adminText.aTableWithTheColumnsHandleDate,
    },
    {
      what: adminText.redirects,
      shopify: adminText.contentMenusUrlRedirectsExport,
      woocommerce: adminText.toolsRedirectionImportExportCsvIf,
    },
  ] as const

export function ImportSources() {
  return (
    <div className="grid gap-4 text-base">
      <ol className="grid gap-4">
        {sources().map(({ what, shopify, woocommerce }, index) => (
          <li key={what}>
            <p className="font-medium">
              {index + 1}. {what}
            </p>
            <p className="text-sm text-ink-2">{adminText.shopify(shopify)}</p>
            <p className="text-sm text-ink-2">{adminText.woocommerce(woocommerce)}</p>
          </li>
        ))}
      </ol>
      <div className="border-t border-line pt-4">
        <p className="font-medium">{adminText.aStoreLikeThisOne}</p>
        <p className="text-sm text-ink-2">{adminText.settingsExportThereUnpackTheZipAnd}</p>
        <ol className="mt-1 grid list-decimal gap-1 pl-4 text-sm text-ink-2">
          {MOVE_STEPS.map((step) => (
            <li key={step} className="wrap-anywhere">
              {step}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
