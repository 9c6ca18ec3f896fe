import { useId } from 'react'
import { getCurrencySymbol } from '#app/base/money.ts'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import { StockGrid } from '#app/catalog/admin/products/stock-grid.tsx'
import type { ProductFormState } from '#app/catalog/admin/products/use-product-form.ts'
import { VariantCodeGrid } from '#app/catalog/admin/products/variant-code-grid.tsx'
import { VariantPriceGrid } from '#app/catalog/admin/products/variant-price-grid.tsx'
import { isMistypedGtin, parseGtin } from '#app/catalog/variant-codes.ts'
import { FieldNotes, getFieldId, TextField } from '#app/ui/admin/admin-field.tsx'
import { SummaryRow } from '#app/ui/admin/summary-panel.tsx'

type VariantFieldsProps = { readonly form: ProductFormState; readonly lowStockThreshold: number }

/** The codes, weights and similar fields of a product and of each variant. */
export function VariantFields({ form, lowStockThreshold }: VariantFieldsProps) {
  const { draft, field, errors, set } = form
  return (
    <div className="mt-2">
      <SummaryRow title={adminText.moreForVariants} summary={adminText.moreForVariantsNote}>
        <div className="grid gap-4 md:grid-cols-3">
          <TextField {...field('sku')} spellCheck={false} hint={draft.sku ? undefined : adminText.generatedSku} />
          {draft.stockKind === 'number' && (
            <TextField
              name="barcode"
              label={adminText.barcode}
              spellCheck={false}
              value={draft.barcode}
              error={errors.barcode}
              hint={getBarcodeHint(draft.barcode)}
              onChange={(event) => set({ barcode: event.currentTarget.value })}
            />
          )}
          <TextField {...field('lowStockThreshold')} hint={adminText.thresholdHint(lowStockThreshold)} />
          <TextField {...field('weightGrams')} />
          <TextField {...field('measure')} />
        </div>
        {draft.stockKind === 'grid' && <VariantGrids form={form} />}
      </SummaryRow>
    </div>
  )
}

function VariantGrids({ form }: { form: ProductFormState }) {
  const { draft, namedColors: colors, errors, set, units } = form
  const id = useId()
  return (
    <div className="mt-3 grid gap-1">
      <SummaryRow title={adminText.pricesByVariantIn(getCurrencySymbol(units.currency))}>
        <p className="mb-2 text-sm text-ink-2">{adminText.pricesByVariantHint}</p>
        <VariantPriceGrid form={form} />
      </SummaryRow>
      <SummaryRow title={adminText.weightByVariantIn(units.weightUnit)}>
        <p className="mb-2 text-sm text-ink-2">{adminText.weightByVariantHint}</p>
        <div id={getFieldId('weights')} tabIndex={-1}>
          <StockGrid
            sizes={draft.sizes}
            colors={colors}
            cells={draft.weights}
            content="weight"
            onChange={(weights) => set({ weights })}
          />
        </div>
        <FieldNotes id={`${id}-weights`} error={errors.weights} />
      </SummaryRow>
      <SummaryRow title={adminText.codesByVariant}>
        <p className="mb-2 text-sm text-ink-2">{adminText.codesByVariantHint}</p>
        <VariantCodeGrid form={form} />
      </SummaryRow>
    </div>
  )
}

function getBarcodeHint(barcode: string): string {
  if (isMistypedGtin(barcode)) return adminText.mistypedGtinHint
  return parseGtin(barcode) ? adminText.gtinHint : adminText.barcodeHint
}
