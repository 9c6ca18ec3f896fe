import { useId } from 'react'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import { StockGrid } from '#app/catalog/admin/products/stock-grid.tsx'
import type { ProductFormState } from '#app/catalog/admin/products/use-product-form.ts'
import { parseUnits, sumCells, sumStock, toStockCells } from '#app/catalog/product-draft.ts'
import { listGridCells } from '#app/catalog/product-input.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { FieldNotes, getFieldId, SwitchField, TextField } from '#app/ui/admin/admin-field.tsx'

export function ProductStock({ form }: { form: ProductFormState }) {
  const { draft, base, namedColors: colors, errors, set, units } = form
  const error = errors.stock ?? errors.cells
  const id = useId()
  const isDivided = base?.variants.some(({ size, color }) => size !== null || color !== null)
  const undivided = isDivided ? 0 : parseUnits(draft.stock) || sumStock(base)
  const isGrid = draft.stockKind === 'grid'
  const canUseGrid = listGridCells(draft.sizes, colors).length > 0
  const switchKind = (toGrid: boolean) => {
    const stock = sumCells(draft, listGridCells(draft.sizes, colors))
    set(toGrid ? { stockKind: 'grid' } : { stockKind: 'number', stock: stock || '0' })
  }
  return (
    <div className="grid gap-2">
      {(canUseGrid || isGrid) && (
        <SwitchField
          label={adminText.stockByVariant}
          checked={isGrid}
          onChange={(event) => switchKind(event.currentTarget.checked)}
        />
      )}
      <input type="hidden" name="stockKind" value={draft.stockKind} />
      <input type="hidden" name="stockLoaded" value={sumStock(base)} />
      <input
        type="hidden"
        name="cells"
        value={JSON.stringify(isGrid ? toStockCells({ ...draft, colors }, base, units) : [])}
      />
      {isGrid ? (
        <div id={getFieldId('stock')} tabIndex={-1}>
          <input type="hidden" name="stock" value="0" />
          {undivided > 0 && <p className="mb-2 text-base text-ink-2">{adminText.stockNotDivided(undivided)}</p>}
          <StockGrid
            sizes={draft.sizes}
            colors={colors}
            cells={draft.cells}
            onChange={(cells) => set({ cells, stock: '' })}
          />
          <FieldNotes id={id} error={error} />
        </div>
      ) : (
        <TextField
          name="stock"
          label={adminText.stockQuantity}
          required
          inputMode="numeric"
          className="w-fit max-w-full"
          value={draft.stock}
          error={error}
          onChange={(event) => set({ stock: event.currentTarget.value })}
        />
      )}
    </div>
  )
}

type BackorderedVariant = { readonly size: string | null; readonly color: string | null; readonly backordered: number }

export function BackorderedUnits({ rows }: { rows: readonly BackorderedVariant[] }) {
  if (rows.length === 0) return null
  const total = rows.reduce((sum, { backordered }) => sum + backordered, 0)
  const cells = rows.filter(({ size, color }) => size !== null || color !== null)
  const variantList = cells
    .map(({ size, color, backordered }) => `${[size, color].filter(Boolean).join(', ')} (${formatNumber(backordered)})`)
    .join('; ')
  return (
    <p className="mt-3 text-base text-amber">
      {adminText.backorderedUnits(total, variantList)} {adminText.backordersFirst}
    </p>
  )
}
