import type { ReactNode } from 'react'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import { PriceSummary } from '#app/catalog/admin/products/price-summary.tsx'
import { summarizePrices } from '#app/catalog/admin/products/section-notes.ts'
import type { ProductFormState } from '#app/catalog/admin/products/use-product-form.ts'
import { priceNames } from '#app/catalog/product-fields.ts'
import { getTaxClassLabels, TAX_CLASSES } from '#app/pricing/tax-class.ts'
import { SelectField, TextField } from '#app/ui/admin/admin-field.tsx'
import { FoldingPanel } from '#app/ui/admin/folding-panel.tsx'
import { SummaryRow } from '#app/ui/admin/summary-panel.tsx'

type PricePanelProps = {
  readonly form: ProductFormState
  /** Notes on the saved prices. */
  readonly notes: ReactNode
}

const optionalPrices = priceNames.filter((name) => name !== 'price')

/**
 * The price. The other prices and the tax class are at first collapsed to one line if they have their initial values.
 */
export function PricePanel({ form, notes }: PricePanelProps) {
  const { draft, field, units } = form
  const hasMore = draft.taxClass !== 'standard' || optionalPrices.some((name) => draft[name] !== '')
  return (
    <FoldingPanel
      title={adminText.pricing}
      note={summarizePrices(draft, units.currency)}
      startsOpen={form.kind === 'new-product'}
      rememberAs={form.kind}
    >
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-4 md:grid-cols-3">
        <TextField {...field('price')} />
        <PriceSummary draft={draft} currency={units.currency} />
      </div>
      <div className="mt-2">
        <SummaryRow title={adminText.morePrices} startsOpen={hasMore}>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-4 md:grid-cols-4">
            {optionalPrices.map((name) => (
              <TextField key={name} {...field(name)} />
            ))}
            <SelectField {...field('taxClass')}>
              {TAX_CLASSES.map((taxClass) => (
                <option key={taxClass} value={taxClass}>
                  {getTaxClassLabels()[taxClass]}
                </option>
              ))}
            </SelectField>
          </div>
        </SummaryRow>
      </div>
      <div className="mt-4 empty:hidden">{notes}</div>
    </FoldingPanel>
  )
}
