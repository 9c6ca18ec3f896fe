import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import { DescriptionField } from '#app/catalog/admin/products/description-field.tsx'
import { ProductImages } from '#app/catalog/admin/products/product-images.tsx'
import { summarizeBasics } from '#app/catalog/admin/products/section-notes.ts'
import type { ProductFormState } from '#app/catalog/admin/products/use-product-form.ts'
import { TextAreaField, TextField } from '#app/ui/admin/admin-field.tsx'
import { FoldingPanel } from '#app/ui/admin/folding-panel.tsx'

/** Images, name and descriptions of a product. */
export function BasicsPanel({ form }: { form: ProductFormState }) {
  const { field } = form
  return (
    <FoldingPanel title={adminText.basics} note={summarizeBasics(form.draft)} startsOpen rememberAs={form.kind}>
      <div className="grid gap-4 md:grid-cols-[17rem_minmax(0,1fr)] md:gap-5">
        <ProductImages form={form} />
        <div className="grid content-start gap-4">
          <TextField {...field('name')} />
          <TextAreaField {...field('description')} rows={2} />
          <DescriptionField form={form} />
        </div>
      </div>
    </FoldingPanel>
  )
}
