import { summarizeDescription } from '#app/catalog/admin/products/section-notes.ts'
import type { ProductFormState } from '#app/catalog/admin/products/use-product-form.ts'
import { MarkdownField } from '#app/ui/admin/markdown-field.tsx'
import { SummaryRow } from '#app/ui/admin/summary-panel.tsx'

const loadPreview = () => import('#app/catalog/admin/products/description-preview.tsx')

export function DescriptionField({ form }: { form: ProductFormState }) {
  const field = form.field('longDescription')
  return (
    <SummaryRow title={field.label} summary={summarizeDescription(form.draft)}>
      <MarkdownField
        {...field}
        isLabelHidden
        rows={6}
        loadPreview={loadPreview}
        renderPreview={({ DescriptionPreview }) => <DescriptionPreview text={form.draft.longDescription} />}
      />
    </SummaryRow>
  )
}
