import { CollectionOptions } from '#app/features/catalog/admin/collections/collection-options.tsx'
import { adminText } from '#app/features/catalog/admin/products/admin-text.ts'
import type { CollectionChoice } from '#app/features/catalog/admin/products/product-form.server.ts'
import { homepageNote, organizationNote } from '#app/features/catalog/admin/products/section-notes.ts'
import type { ProductFormState } from '#app/features/catalog/admin/products/use-product-form.ts'
import type { CategoryName } from '#app/features/catalog/categories/category.ts'
import { sectionLabels } from '#app/features/catalog/homepage-sections.ts'
import { HOMEPAGE_SECTIONS, type HomepageSection, PRODUCT_STATUSES } from '#app/features/catalog/statuses.ts'
import { SelectField, SwitchField, TextField } from '#app/ui/admin/admin-field.tsx'
import { FoldingPanel } from '#app/ui/admin/folding-panel.tsx'
import { TagInput } from '#app/ui/admin/tag-input.tsx'

const sectionHints: () => Partial<Record<HomepageSection, string>> = () => adminText.sectionHints

type ProductSidebarProps = {
  form: ProductFormState
  categories: readonly CategoryName[]
  collections: readonly CollectionChoice[]
}

export function ProductSidebar({ form, categories, collections }: ProductSidebarProps) {
  const { draft, field, toggle } = form
  return (
    <>
      <FoldingPanel title={adminText.status} note={adminText.statuses[draft.status]} rememberAs={form.kind}>
        <div className="field-grid">
          <SelectField {...field('status')}>
            {PRODUCT_STATUSES.map((status) => (
              <option key={status} value={status}>
                {adminText.statuses[status]}
              </option>
            ))}
          </SelectField>
        </div>
      </FoldingPanel>
      <FoldingPanel
        title={adminText.organization}
        note={organizationNote(draft, categories, collections)}
        startsOpen={form.kind === 'new-product'}
        rememberAs={form.kind}
      >
        <div className="field-grid">
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
          <TextField {...field('vendor')} />
          <TagInput {...form.list('tags')} />
          <div>
            <SwitchField {...toggle('isNew')} />
            <SwitchField {...toggle('isBestseller')} />
            <SwitchField {...toggle('isFeatured')} />
          </div>
        </div>
      </FoldingPanel>
      <FoldingPanel title={adminText.homepage} note={homepageNote(draft)} rememberAs={form.kind}>
        <div className="field-grid">
          <SwitchField {...toggle('showOnHomepage')} />
          <SelectField
            {...field('homepageSection')}
            label={adminText.section}
            hint={draft.homepageSection ? sectionHints()[draft.homepageSection] : undefined}
          >
            <option value="">{adminText.none}</option>
            {HOMEPAGE_SECTIONS.map((section) => (
              <option key={section} value={section}>
                {sectionLabels()[section]}
              </option>
            ))}
          </SelectField>
          <TextField {...field('homepagePosition')} label={adminText.position} />
        </div>
      </FoldingPanel>
    </>
  )
}
