import type { ReactNode } from 'react'
import { listMoveSteps } from '#app/exchange/exports/move-steps.ts'
import { adminText } from '#app/exchange/imports/admin-text.ts'

/** Lists the sources in the recommended order: customers must be imported before their orders. */
export function ImportSources() {
  return (
    <ol className="-my-3 divide-y divide-line text-base">
      {Object.values(adminText.sources).map(({ subject, shopify, woocommerce, other }, index) => (
        <Source key={subject} title={`${index + 1}. ${subject}`}>
          <p>{adminText.fromShopify(shopify)}</p>
          <p>{adminText.fromWoocommerce(woocommerce)}</p>
          <p>{adminText.columnsNeeded(other)}</p>
        </Source>
      ))}
      <Source title={adminText.otherStore}>
        <p>{adminText.otherStoreHint}</p>
        <ol className="grid list-decimal gap-1 pl-4">
          {listMoveSteps().map((step) => (
            <li key={step} className="wrap-anywhere">
              {step}
            </li>
          ))}
        </ol>
      </Source>
    </ol>
  )
}

/** Shows the steps for one kind of file, which are collapsed at first. */
function Source({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li>
      <details>
        <summary className="min-h-11 content-center font-medium">{title}</summary>
        <div className="grid gap-2 pb-3 text-sm text-ink-2">{children}</div>
      </details>
    </li>
  )
}
