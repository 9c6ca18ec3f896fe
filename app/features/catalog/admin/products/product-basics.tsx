import { DescriptionField } from '#app/features/catalog/admin/products/description-field.tsx'
import { basicsNote } from '#app/features/catalog/admin/products/section-notes.ts'
import type { ProductFormState } from '#app/features/catalog/admin/products/use-product-form.ts'
import { slugify } from '#app/lib/slug.ts'
import { TextAreaField, TextField } from '#app/ui/admin/admin-field.tsx'
import { FoldingPanel } from '#app/ui/admin/folding-panel.tsx'

export function ProductBasics({ form }: { form: ProductFormState }) {
  const { draft, field } = form
  const slug = slugify(draft.slug) || slugify(draft.name)
  return (
    <FoldingPanel title="Basic information" note={basicsNote(draft)} startsOpen rememberAs={form.kind}>
      <div className="field-grid">
        <TextField {...field('name')} />
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            {...field('slug')}
            spellCheck={false}
            hint={slug ? `URL: /product/${slug}` : 'Generated from the name.'}
          />
          <TextField
            {...field('sku')}
            spellCheck={false}
            hint={draft.sku ? undefined : 'If empty, one is generated: PRD- and 8 digits.'}
          />
        </div>
        <TextAreaField {...field('description')} rows={3} />
        <DescriptionField form={form} />
      </div>
    </FoldingPanel>
  )
}
