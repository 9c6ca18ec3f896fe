import { useId } from 'react'
import { cellKey, parseUnits, stockCells, stockOf } from '#app/features/catalog/admin/products/product-draft.ts'
import { gridCells } from '#app/features/catalog/admin/products/product-input.ts'
import { StockGrid } from '#app/features/catalog/admin/products/stock-grid.tsx'
import type { ProductFormState } from '#app/features/catalog/admin/products/use-product-form.ts'
import { MISTYPED_GTIN, VariantCodeGrid } from '#app/features/catalog/admin/products/variant-code-grid.tsx'
import { VariantPriceGrid } from '#app/features/catalog/admin/products/variant-price-grid.tsx'
import { gtinOf, isMistypedGtin } from '#app/features/catalog/barcode.ts'
import { symbolOf } from '#app/features/money/money.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { FieldNotes, fieldId, SwitchField, TextField } from '#app/ui/admin/admin-field.tsx'

export function ProductStock({ form }: { form: ProductFormState }) {
  const { draft, base, namedColors: colors, errors, set, units } = form
  const error = errors.stock ?? errors.cells
  const id = useId()
  const isGrid = draft.stockKind === 'grid'
  const canGrid = gridCells(draft.sizes, colors).length > 0
  const switchKind = (toGrid: boolean) => {
    const cells = gridCells(draft.sizes, colors)
    const total = cells.reduce((sum, cell) => sum + parseUnits(draft.cells[cellKey(cell)]), 0)
    set(toGrid ? { stockKind: 'grid', stock: '' } : { stockKind: 'number', stock: String(total) })
  }
  return (
    <div className="grid gap-4">
      <SwitchField
        label="Stock by size and color"
        checked={isGrid}
        disabled={!canGrid && !isGrid}
        hint={canGrid || isGrid ? undefined : 'Add sizes or colors first.'}
        className="max-w-60"
        onChange={(event) => switchKind(event.currentTarget.checked)}
      />
      <input type="hidden" name="stockKind" value={draft.stockKind} />
      <input type="hidden" name="stockLoaded" value={stockOf(base)} />
      <input
        type="hidden"
        name="cells"
        value={JSON.stringify(isGrid ? stockCells({ ...draft, colors }, base, units) : [])}
      />
      {isGrid ? (
        <div id={fieldId('stock')} tabIndex={-1}>
          <input type="hidden" name="stock" value="0" />
          {base?.variants.every(({ size, color }) => size === null && color === null) && (
            <p className="mb-2 text-base text-ink-2">
              The total of {formatNumber(stockOf(base))} is not divided yet. Enter the stock of each variant.
            </p>
          )}
          <StockGrid
            sizes={draft.sizes}
            colors={colors}
            cells={draft.cells}
            onChange={(cells) => set({ cells, stock: '' })}
          />
          <FieldNotes id={id} error={error} />
          <details className="mt-4" open={errors.prices ? true : undefined}>
            <summary className="min-h-9 content-center text-base font-medium max-md:min-h-11">
              Prices by size and color ({symbolOf(units.currency)})
            </summary>
            <p className="mb-2 text-sm text-ink-2">
              Empty cells follow the product. Cells of a spreadsheet can be pasted, starting at any cell.
            </p>
            <VariantPriceGrid form={form} />
          </details>
          <details className="mt-2" open={errors.weights ? true : undefined}>
            <summary className="min-h-9 content-center text-base font-medium max-md:min-h-11">
              Weight by size and color ({units.weightUnit})
            </summary>
            <p className="mb-2 text-sm text-ink-2">Empty cells weigh what the product does.</p>
            <div id={fieldId('weights')} tabIndex={-1}>
              <StockGrid
                sizes={draft.sizes}
                colors={colors}
                cells={draft.weights}
                content="Weight"
                onChange={(weights) => set({ weights })}
              />
            </div>
            <FieldNotes id={`${id}-weights`} error={errors.weights} />
          </details>
          <details className="mt-2" open={errors.skus ? true : undefined}>
            <summary className="min-h-9 content-center text-base font-medium max-md:min-h-11">
              SKUs and barcodes by size and color
            </summary>
            <p className="mb-2 text-sm text-ink-2">
              Variants without a SKU follow the product. A barcode that is a GTIN (EAN, UPC, ISBN) is published for
              search engines.
            </p>
            <VariantCodeGrid form={form} />
          </details>
        </div>
      ) : (
        <>
          <TextField
            name="stock"
            label="Stock quantity"
            required
            inputMode="numeric"
            className="max-w-60"
            value={draft.stock}
            error={error}
            onChange={(event) => set({ stock: event.currentTarget.value })}
          />
          <TextField
            name="barcode"
            label="Barcode"
            spellCheck={false}
            className="max-w-60"
            value={draft.barcode}
            error={errors.barcode}
            hint={barcodeHint(draft.barcode)}
            onChange={(event) => set({ barcode: event.currentTarget.value })}
          />
        </>
      )}
    </div>
  )
}

function barcodeHint(barcode: string): string {
  if (isMistypedGtin(barcode)) return `${MISTYPED_GTIN}. It is kept, but not published.`
  return gtinOf(barcode) ? 'A GTIN, published for search engines.' : 'A GTIN (EAN, UPC, ISBN) or any other text.'
}

type Backordered = { readonly size: string | null; readonly color: string | null; readonly backordered: number }

export function BackorderedUnits({ rows }: { rows: readonly Backordered[] }) {
  if (rows.length === 0) return null
  const total = rows.reduce((sum, { backordered }) => sum + backordered, 0)
  const cells = rows.filter(({ size, color }) => size !== null || color !== null)
  const which = cells
    .map(({ size, color, backordered }) => `${[size, color].filter(Boolean).join(', ')} (${formatNumber(backordered)})`)
    .join('; ')
  return (
    <p className="mt-3 text-base text-amber">
      {formatNumber(total)} {total === 1 ? 'unit' : 'units'} backordered
      {which && `: ${which}`}.
    </p>
  )
}
