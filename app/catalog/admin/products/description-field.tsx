import type { ProductFormState } from '#app/catalog/admin/products/use-product-form.ts'
import { MarkdownField } from '#app/ui/admin/markdown-field.tsx'

const loadPreview = () => import('#app/catalog/admin/products/description-preview.tsx')

export function DescriptionField({ form }: { form: ProductFormState }) {
  return (
    <MarkdownField
      {...form.field('longDescription')}
      rows={6}
      loadPreview={loadPreview}
      renderPreview={({ DescriptionPreview }) => <DescriptionPreview text={form.draft.longDescription} />}
    />
  )
}
