import { useId, useState } from 'react'
import { formatMoney, getCurrencySymbol } from '#app/base/money.ts'
import { parseTypedMoney } from '#app/base/typed-money.ts'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import type { ProductFormState } from '#app/catalog/admin/products/use-product-form.ts'
import {
  findVariantPriceErrors,
  formatPriceLabel,
  formatPriceName,
} from '#app/catalog/admin/products/variant-prices.ts'
import { type PastedPrices, type PriceCell, pastePrices, undoPaste } from '#app/catalog/prices/admin/paste-prices.ts'
import { PasteSummary } from '#app/catalog/prices/admin/paste-summary.tsx'
import { PRICE_COLUMNS } from '#app/catalog/prices/price-set.ts'
import { priceKey, toDraft } from '#app/catalog/product-draft.ts'
import { listGridCells } from '#app/catalog/product-input.ts'
import { formatVariant } from '#app/catalog/variant-codes.ts'
import { FieldNotes, getFieldId } from '#app/ui/admin/admin-field.tsx'
import { CellInput } from '#app/ui/admin/grid/cell-input.tsx'
import { type GridCell, useCellGrid } from '#app/ui/admin/grid/use-cell-grid.ts'
import { ProblemText } from '#app/ui/problem-text.tsx'

/** Prices of individual variants, in the store currency. */
export function VariantPriceGrid({ form }: { form: ProductFormState }) {
  const { draft, base, namedColors, errors, set, units } = form
  const { currency } = units
  const [pasted, setPasted] = useState<PastedPrices | null>(null)
  const id = useId()
  const variants = listGridCells(draft.sizes, namedColors)
  const { prices } = draft
  const saved = toDraft(base, units).prices
  const messages = findVariantPriceErrors(prices, variants, draft.price, currency)
  const setPrices = (changed: Readonly<Record<string, string>>) => set({ prices: { ...prices, ...changed } })

  const findCell = (row: number, column: number): PriceCell | null => {
    const [variant, price] = [variants[row], PRICE_COLUMNS[column]]
    if (!variant || !price) return null
    const key = priceKey(price, variant)
    return { key, name: formatPriceName(price, variant), currency, text: prices[key] ?? '' }
  }
  const onCells = (cells: readonly GridCell[], isPaste: boolean) => {
    if (isPaste) {
      const result = pastePrices(cells, findCell)
      setPasted(result)
      return setPrices(result.filled)
    }
    const restored = cells.flatMap(({ row, column, text }) => {
      const cell = findCell(row, column)
      return cell ? [[cell.key, text]] : []
    })
    setPrices(Object.fromEntries(restored))
  }
  const grid = useCellGrid({ onCells })
  const formatInherited = (name: (typeof PRICE_COLUMNS)[number]) => {
    const amount = parseTypedMoney(draft[name], currency)
    return amount ? formatMoney(amount) : ''
  }

  return (
    <div id={getFieldId('prices')} tabIndex={-1}>
      <PasteSummary
        pasted={form.isDirty ? pasted : null}
        onUndo={() => {
          if (pasted) setPrices(undoPaste(pasted, (key) => prices[key] ?? ''))
          setPasted(null)
        }}
      />
      <div className="overflow-x-auto">
        <table {...grid} className="border-collapse text-sm tabular-nums">
          <caption className="sr-only">{adminText.pricesByVariant}</caption>
          <thead>
            <tr>
              <th scope="col" className="sticky left-0 bg-paper p-2 text-left font-medium text-ink-2">
                {adminText.variant}
              </th>
              {PRICE_COLUMNS.map((price) => (
                <th key={price} scope="col" className="p-2 text-right font-medium whitespace-nowrap">
                  {formatPriceLabel(price, getCurrencySymbol(currency))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {variants.map((variant, row) => (
              <tr key={formatVariant(variant)}>
                <th scope="row" className="sticky left-0 max-w-40 bg-paper p-2 text-left font-medium wrap-anywhere">
                  {formatVariant(variant)}
                </th>
                {PRICE_COLUMNS.map((price, column) => {
                  const key = priceKey(price, variant)
                  const message = messages[key]
                  return (
                    <td key={price} className="p-0 align-top">
                      <CellInput
                        at={[row, column]}
                        aria-label={formatPriceName(price, variant)}
                        aria-invalid={message ? true : undefined}
                        aria-describedby={message ? `${id}-${row}-${column}` : undefined}
                        value={prices[key] ?? ''}
                        placeholder={formatInherited(price)}
                        isChanged={(prices[key] ?? '') !== (saved[key] ?? '')}
                        onType={(text) => setPrices({ [key]: text })}
                      />
                      {message && (
                        <ProblemText id={`${id}-${row}-${column}`} className="max-w-40 p-1 text-xs">
                          {message}
                        </ProblemText>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <FieldNotes id={id} error={errors.prices} />
    </div>
  )
}
