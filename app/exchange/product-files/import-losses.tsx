import { adminText } from '#app/exchange/product-files/admin-text.ts'
import type { ProductParts } from '#app/exchange/product-files/product-parts.server.ts'

/** Lists the columns that are not imported, and the collections that the import creates. */
export function ImportLosses({ parts: { ignored, newCollections } }: { readonly parts: ProductParts }) {
  return (
    <>
      {newCollections.length > 0 && (
        <p className="mt-4 text-sm wrap-anywhere text-ink-2">{adminText.newCollections(newCollections.join(', '))}</p>
      )}
      {ignored.length > 0 && (
        <details className="mt-4 text-sm text-ink-2">
          <summary className="min-h-6 cursor-pointer max-md:min-h-11">
            {adminText.ignoredColumns(ignored.length)}
          </summary>
          <ul className="mt-1 columns-1 md:columns-2">
            {ignored.map(({ column, rows }) => (
              <li key={column} className="wrap-anywhere">
                {rows === null ? column : adminText.ignoredColumn(column, rows)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
