import type { ReactNode } from 'react'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import { summarizeFurtherFields, summarizeHomepage, summarizeSeo } from '#app/catalog/admin/products/section-notes.ts'
import type { ProductFormState } from '#app/catalog/admin/products/use-product-form.ts'
import { HOMEPAGE_SECTIONS, type HomepageSection, PRODUCT_STATUSES } from '#app/catalog/constants.ts'
import { getSectionLabels } from '#app/catalog/homepage-sections.ts'
import type { MakerFields } from '#app/catalog/manufacturer.ts'
import { getFieldLabel } from '#app/catalog/product-fields.ts'
import { slugify } from '#app/lib/slug.ts'
import { formatMetaDescription, formatMetaTitle } from '#app/lib/text.ts'
import { SelectField, SwitchField, TextAreaField, TextField } from '#app/ui/admin/admin-field.tsx'
import { adminText as uiText } from '#app/ui/admin/admin-text.ts'
import { FieldLink } from '#app/ui/admin/error-summary.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { SearchResult } from '#app/ui/admin/search-preview.tsx'
import { SummaryPanel } from '#app/ui/admin/summary-panel.tsx'
import { TagInput } from '#app/ui/admin/tag-input.tsx'

const getSectionHints: () => Partial<Record<HomepageSection, string>> = () => adminText.sectionHints

type StatusPanelProps = {
  readonly form: ProductFormState
  /** Empty manufacturer fields that the chosen status requires. */
  readonly missing: readonly (keyof MakerFields)[]
}

export function StatusPanel({ form, missing }: StatusPanelProps) {
  return (
    <Panel title={adminText.status}>
      <div className="grid gap-4">
        <SelectField {...form.field('status')} isLabelHidden>
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
                  <FieldLink name="manufacturerId">{getFieldLabel(name)}</FieldLink>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Panel>
  )
}

/** The flags and the position on the homepage. */
export function HomepagePanel({ form }: { readonly form: ProductFormState }) {
  const { draft, field, toggle } = form
  return (
    <SummaryPanel title={adminText.homepageAndBadges} summary={summarizeHomepage(draft)}>
      <div className="grid gap-4">
        <div>
          <SwitchField {...toggle('isNew')} />
          <SwitchField {...toggle('isBestseller')} />
          <p className="mb-2 text-sm text-ink-2">{adminText.badgeRule}</p>
          <SwitchField {...toggle('isFeatured')} />
          <SwitchField {...toggle('showOnHomepage')} />
        </div>
        <div className="grid grid-cols-2 gap-3">
          <SelectField
            {...field('homepageSection')}
            hint={draft.homepageSection ? getSectionHints()[draft.homepageSection] : undefined}
          >
            <option value="">{adminText.none}</option>
            {HOMEPAGE_SECTIONS.map((section) => (
              <option key={section} value={section}>
                {getSectionLabels()[section]}
              </option>
            ))}
          </SelectField>
          <TextField {...field('homepagePosition')} hint={adminText.positionHint} />
        </div>
      </div>
    </SummaryPanel>
  )
}

type SearchResultPanelProps = {
  readonly form: ProductFormState
  /** The store's name. */
  readonly store: string
}

export function SearchResultPanel({ form, store }: SearchResultPanelProps) {
  const { draft, field } = form
  const title = formatMetaTitle(draft.seoTitle.trim() || draft.name.trim() || adminText.unnamed, store)
  const slug = slugify(draft.slug) || slugify(draft.name)
  return (
    <SummaryPanel title={uiText.searchEngineListing} summary={summarizeSeo(draft)}>
      <div className="grid gap-4">
        <SearchResult
          title={title}
          address={`product/${slug || '…'}`}
          description={formatMetaDescription(draft.seoDescription.trim() || draft.description, title)}
        />
        <TextField {...field('seoTitle')} hint={draft.seoTitle ? undefined : adminText.seoTitleHint} />
        <TextAreaField
          {...field('seoDescription')}
          rows={2}
          hint={draft.seoDescription ? undefined : adminText.seoDescriptionHint}
        />
      </div>
    </SummaryPanel>
  )
}

type FurtherPanelProps = { readonly form: ProductFormState; readonly children: ReactNode }

/** Fields that few products need. */
export function FurtherPanel({ form, children }: FurtherPanelProps) {
  const { draft, field } = form
  const slug = slugify(draft.slug) || slugify(draft.name)
  return (
    <SummaryPanel title={adminText.more} summary={summarizeFurtherFields(draft)}>
      <div className="grid gap-4">
        <TextField
          {...field('slug')}
          spellCheck={false}
          hint={slug ? adminText.productUrl(slug) : adminText.generatedAddress}
        />
        <TextField {...field('vendor')} />
        <TagInput {...form.list('tags')} />
        {children}
      </div>
    </SummaryPanel>
  )
}
