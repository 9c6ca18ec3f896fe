import { href } from 'react-router'
import { CollectionOptions } from '#app/catalog/admin/collections/collection-options.tsx'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import type { CollectionChoice } from '#app/catalog/admin/products/products.server.ts'
import { homepageNote, organizationNote } from '#app/catalog/admin/products/section-notes.ts'
import type { ProductFormState } from '#app/catalog/admin/products/use-product-form.ts'
import type { CategoryName } from '#app/catalog/category.ts'
import { sectionLabels } from '#app/catalog/homepage-sections.ts'
import { fieldLabel } from '#app/catalog/product-fields.ts'
import type { MakerFields } from '#app/catalog/product-safety.ts'
import { HOMEPAGE_SECTIONS, type HomepageSection, PRODUCT_STATUSES } from '#app/catalog/statuses.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { SelectField, SwitchField, TextField } from '#app/ui/admin/admin-field.tsx'
import { FieldLink } from '#app/ui/admin/error-summary.tsx'
import { FoldingPanel } from '#app/ui/admin/folding-panel.tsx'
import { TagInput } from '#app/ui/admin/tag-input.tsx'

const sectionHints: () => Partial<Record<HomepageSection, string>> = () => adminText.sectionHints

type ProductSidebarProps = {
  form: ProductFormState
  categories: readonly CategoryName[]
  collections: readonly CollectionChoice[]
  /** Fields that are empty, although the chosen status needs them. */
  missing: readonly (keyof MakerFields)[]
}

export function ProductSidebar({ form, categories, collections, missing }: ProductSidebarProps) {
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
          {missing.length > 0 && (
            <div className="text-base">
              <p>
                <span aria-hidden="true" className="text-amber">
                  !{' '}
                </span>
                {adminText.neededForEu}
              </p>
              <ul className="mt-1">
                {missing.map((name) => (
                  <li key={name}>
                    <FieldLink name={name}>{fieldLabel(name)}</FieldLink>
                  </li>
                ))}
              </ul>
              <p className="mt-1 text-sm text-ink-2">
                {adminText.ownProducts.before}{' '}
                <TextLink isInText to={href('/admin/settings')}>
                  {adminText.ownProducts.link}
                </TextLink>
                .
              </p>
            </div>
          )}
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
