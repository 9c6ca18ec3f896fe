import { PriceSummary } from '#app/features/catalog/admin/products/price-summary.tsx'
import { pricesNote } from '#app/features/catalog/admin/products/section-notes.ts'
import type { ProductFormState } from '#app/features/catalog/admin/products/use-product-form.ts'
import { priceNames } from '#app/features/catalog/product-fields.ts'
import type { StoreCurrency } from '#app/features/money/money.ts'
import { TextField } from '#app/ui/admin/admin-field.tsx'
import { FoldingPanel } from '#app/ui/admin/folding-panel.tsx'

export function ProductPrices({ form, currency }: { form: ProductFormState; currency: StoreCurrency }) {
  return (
    <FoldingPanel
      title="Pricing"
      note={pricesNote(form.draft, currency)}
      startsOpen={form.kind === 'new-product'}
      rememberAs={form.kind}
    >
      <div className="field-grid md:grid-cols-2">
        {priceNames.map((name) => (
          <TextField key={name} {...form.field(name)} />
        ))}
      </div>
      <PriceSummary draft={form.draft} currency={currency} />
    </FoldingPanel>
  )
}
