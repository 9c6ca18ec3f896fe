import type { ComponentProps } from 'react'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import { ColorRows } from '#app/catalog/admin/products/color-rows.tsx'
import { BackorderedUnits, ProductStock } from '#app/catalog/admin/products/product-stock.tsx'
import { summarizeOptions } from '#app/catalog/admin/products/section-notes.ts'
import type { ProductFormState } from '#app/catalog/admin/products/use-product-form.ts'
import { VariantFields } from '#app/catalog/admin/products/variant-fields.tsx'
import { FoldingPanel } from '#app/ui/admin/folding-panel.tsx'
import { TagInput } from '#app/ui/admin/tag-input.tsx'

type OptionsPanelProps = {
  readonly form: ProductFormState
  readonly lowStockThreshold: number
  readonly backordered: ComponentProps<typeof BackorderedUnits>['rows']
}

/** Sizes, colors, and the stock of each variant. */
export function OptionsPanel({ form, lowStockThreshold, backordered }: OptionsPanelProps) {
  const sizes = form.list('sizes')
  return (
    <FoldingPanel
      title={adminText.optionsAndStock}
      note={summarizeOptions(form.draft, lowStockThreshold)}
      startsOpen={form.kind === 'new-product'}
      rememberAs={form.kind}
    >
      <div className="grid gap-4">
        <TagInput {...sizes} hint={sizes.tags.length > 0 ? undefined : sizes.hint} isOrdered />
        <ColorRows form={form} />
        <ProductStock form={form} />
      </div>
      <BackorderedUnits rows={backordered} />
      <VariantFields form={form} lowStockThreshold={lowStockThreshold} />
    </FoldingPanel>
  )
}
