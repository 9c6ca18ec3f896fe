import { moveSteps } from '#app/exchange/exports/move-steps.ts'
import { adminText } from '#app/exchange/imports/admin-text.ts'

/** The recommended order: customers must be imported before their orders. */
export function ImportSources() {
  return (
    <div className="grid gap-4 text-base">
      <ol className="grid gap-4">
        {Object.values(adminText.sources).map(({ subject, shopify, woocommerce, other }, index) => (
          <li key={subject}>
            <p className="font-medium">
              {index + 1}. {subject}
            </p>
            <p className="text-sm text-ink-2">{adminText.fromShopify(shopify)}</p>
            <p className="text-sm text-ink-2">{adminText.fromWoocommerce(woocommerce)}</p>
            <p className="text-sm text-ink-2">{adminText.columnsNeeded(other)}</p>
          </li>
        ))}
      </ol>
      <div className="border-t border-line pt-4">
        <p className="font-medium">{adminText.otherStore}</p>
        <p className="text-sm text-ink-2">{adminText.otherStoreHint}</p>
        <ol className="mt-1 grid list-decimal gap-1 pl-4 text-sm text-ink-2">
          {moveSteps().map((step) => (
            <li key={step} className="wrap-anywhere">
              {step}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
