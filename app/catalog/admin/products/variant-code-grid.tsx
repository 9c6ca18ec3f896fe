import { useId } from 'react'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import type { ProductFormState } from '#app/catalog/admin/products/use-product-form.ts'
import { cellKey, toDraft } from '#app/catalog/product-draft.ts'
import { listGridCells } from '#app/catalog/product-input.ts'
import { buildVariantSku, formatVariant, isMistypedGtin } from '#app/catalog/variant-codes.ts'
import { FieldNotes, getFieldId } from '#app/ui/admin/admin-field.tsx'
import { CellInput } from '#app/ui/admin/grid/cell-input.tsx'
import { type GridCell, useCellGrid } from '#app/ui/admin/grid/use-cell-grid.ts'

const listColumns = () =>
  [
    { name: 'skus', label: adminText.sku },
    { name: 'barcodes', label: adminText.barcode },
  ] as const

/** SKUs and barcodes of individual variants. */
export function VariantCodeGrid({ form }: { form: ProductFormState }) {
  const { draft, base, namedColors, errors, set, units } = form
  const id = useId()
  const variants = listGridCells(draft.sizes, namedColors)
  const saved = toDraft(base, units)

  const fill = (cells: readonly GridCell[]) => {
    const texts = { skus: { ...draft.skus }, barcodes: { ...draft.barcodes } }
    for (const { row, column, text } of cells) {
      const [variant, field] = [variants[row], listColumns()[column]]
      if (variant && field) texts[field.name][cellKey(variant)] = text
    }
    set(texts)
  }
  const grid = useCellGrid({ onCells: fill })

  return (
    <div id={getFieldId('skus')} tabIndex={-1}>
      <div className="overflow-x-auto">
        <table {...grid} className="border-collapse text-sm">
          <caption className="sr-only">{adminText.codesByVariant}</caption>
          <thead>
            <tr>
              <th scope="col" className="sticky left-0 bg-paper p-2 text-left font-medium text-ink-2">
                {adminText.variant}
              </th>
              {listColumns().map(({ label }) => (
                <th key={label} scope="col" className="p-2 text-left font-medium">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {variants.map((variant, row) => {
              const key = cellKey(variant)
              return (
                <tr key={key}>
                  <th scope="row" className="sticky left-0 max-w-40 bg-paper p-2 text-left font-medium wrap-anywhere">
                    {formatVariant(variant)}
                  </th>
                  {listColumns().map(({ name, label }, column) => {
                    const text = draft[name][key] ?? ''
                    const note = name === 'barcodes' && isMistypedGtin(text) ? adminText.mistypedGtin : null
                    return (
                      <td key={name} className="p-0 align-top">
                        <CellInput
                          at={[row, column]}
                          inputMode="text"
                          spellCheck={false}
                          autoComplete="off"
                          aria-label={adminText.variantFieldLabel(label, formatVariant(variant))}
                          aria-describedby={note ? `${id}-${row}` : undefined}
                          value={text}
                          placeholder={name === 'skus' && draft.sku ? buildVariantSku(draft.sku, variant) : undefined}
                          isChanged={text !== (saved[name][key] ?? '')}
                          align="left"
                          className="min-w-44"
                          onType={(typed) => fill([{ row, column, text: typed }])}
                        />
                        {note && (
                          <p id={`${id}-${row}`} className="max-w-44 p-1 text-xs text-amber">
                            {note}
                          </p>
                        )}
                      </td>
                    )
                  })}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <FieldNotes id={id} error={errors.skus} />
    </div>
  )
}
