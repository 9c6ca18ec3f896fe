import { PriceReadout } from '#app/features/catalog/admin/products/price-readout.tsx'
import { pricesNote } from '#app/features/catalog/admin/products/section-notes.ts'
import type { ProductFormState } from '#app/features/catalog/admin/products/use-product-form.ts'
import { type StoreCurrency, symbolOf } from '#app/features/money/money.ts'
import { TextField } from '#app/ui/admin/admin-field.tsx'
import { FoldingPanel } from '#app/ui/admin/folding-panel.tsx'

/** The prices of a product in the store currency, and what they come to. */
export function ProductPrices({ form, currency }: { form: ProductFormState; currency: StoreCurrency }) {
  const { field } = form
  const symbol = symbolOf(currency)
  return (
    <FoldingPanel
      title="Pricing"
      note={pricesNote(form.draft, currency)}
      startsOpen={form.kind === 'new-product'}
      rememberAs={form.kind}
    >
      <div className="field-grid md:grid-cols-2">
        <TextField {...field('price')} label={`Price (${symbol})`} required inputMode="decimal" />
        <TextField
          {...field('salePrice')}
          label={`Sale price (${symbol})`}
          inputMode="decimal"
          hint="Below the price, it is what the product costs now."
        />
        <TextField
          {...field('compareAtPrice')}
          label={`Compare-at price (${symbol})`}
          inputMode="decimal"
          hint="Above the price, it is shown struck through."
        />
        <TextField
          {...field('costPrice')}
          label={`Cost price (${symbol})`}
          inputMode="decimal"
          hint="Shoppers never see it."
        />
      </div>
      <PriceReadout draft={form.draft} currency={currency} />
    </FoldingPanel>
  )
}
