import { CollectionOptions } from '#app/catalog/admin/collections/collection-options.tsx'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import { DescriptionField } from '#app/catalog/admin/products/description-field.tsx'
import { ProductImages } from '#app/catalog/admin/products/product-images.tsx'
import type { CollectionChoice } from '#app/catalog/admin/products/products.server.ts'
import { summarizeBasics } from '#app/catalog/admin/products/section-notes.ts'
import type { ProductFormState } from '#app/catalog/admin/products/use-product-form.ts'
import type { CategoryName } from '#app/catalog/category.ts'
import { SelectField, TextAreaField, TextField } from '#app/ui/admin/admin-field.tsx'
import { FoldingPanel } from '#app/ui/admin/folding-panel.tsx'

type BasicsPanelProps = {
  readonly form: ProductFormState
  readonly categories: readonly CategoryName[]
  readonly collections: readonly CollectionChoice[]
}

/** Images, name, category and descriptions of a product. */
export function BasicsPanel({ form, categories, collections }: BasicsPanelProps) {
  const { field } = form
  return (
    <FoldingPanel
      title={adminText.basics}
      note={summarizeBasics(form.draft, categories)}
      startsOpen
      rememberAs={form.kind}
    >
      <div className="grid gap-4 md:grid-cols-[17rem_minmax(0,1fr)] md:gap-5">
        <div className="min-w-0">
          <ProductImages form={form} />
        </div>
        <div className="grid content-start gap-4">
          <TextField {...field('name')} />
          <div className="grid gap-4 md:grid-cols-2">
            <SelectField {...field('category')}>
              <option value="">{adminText.chooseCategory}</option>
              {categories.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </SelectField>
            <SelectField {...field('collectionId')}>
              <option value="">{adminText.none}</option>
              <CollectionOptions collections={collections} />
            </SelectField>
          </div>
          <TextAreaField {...field('description')} rows={2} />
          <DescriptionField form={form} />
        </div>
      </div>
    </FoldingPanel>
  )
}
