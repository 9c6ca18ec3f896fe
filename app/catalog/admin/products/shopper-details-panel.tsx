import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import { CareFields } from '#app/catalog/admin/products/care-fields.tsx'
import { FiberField } from '#app/catalog/admin/products/fiber-field.tsx'
import { summarizeDetails, summarizeShopperDetails } from '#app/catalog/admin/products/section-notes.ts'
import type { ProductFormState } from '#app/catalog/admin/products/use-product-form.ts'
import { detailNames } from '#app/catalog/product-fields.ts'
import { GuideOptions } from '#app/catalog/size-guides/admin/guide-options.tsx'
import { SelectField, TextAreaField, TextField } from '#app/ui/admin/admin-field.tsx'
import { FoldingPanel } from '#app/ui/admin/folding-panel.tsx'
import { SummaryRow } from '#app/ui/admin/summary-panel.tsx'

type ShopperDetailsPanelProps = {
  readonly form: ProductFormState
  /** The names of the store's size guides. */
  readonly guides: readonly string[]
}

/** The fields about materials, care and sizes that shoppers see. */
export function ShopperDetailsPanel({ form, guides }: ShopperDetailsPanelProps) {
  const { draft, field } = form
  return (
    <FoldingPanel title={adminText.shopperDetails} note={summarizeShopperDetails(draft)} rememberAs={form.kind}>
      <div className="grid gap-4 md:grid-cols-2">
        <FiberField form={form} />
        <CareFields form={form} />
      </div>
      <div className="mt-4 grid gap-4 md:grid-cols-3">
        <SelectField {...field('sizeGuide')}>
          <GuideOptions guides={guides} noneLabel={adminText.inheritedGuide} />
        </SelectField>
        <TextField {...field('modelHeightMm')} />
        <TextField {...field('modelSize')} />
      </div>
      <div className="mt-2">
        <SummaryRow title={adminText.detailTexts} summary={summarizeDetails(draft)}>
          <div className="grid gap-4">
            {detailNames.map((name) => (
              <TextAreaField key={name} {...field(name)} rows={3} />
            ))}
          </div>
        </SummaryRow>
      </div>
    </FoldingPanel>
  )
}
