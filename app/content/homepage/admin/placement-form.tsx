import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Form, href } from 'react-router'
import { HOMEPAGE_SECTIONS } from '#app/catalog/constants.ts'
import { sectionLabels } from '#app/catalog/homepage-sections.ts'
import type { HomepagePlan } from '#app/content/homepage/admin/homepage-plan.server.ts'
import { HomepagePreview } from '#app/content/homepage/admin/homepage-preview.tsx'
import { pickerId } from '#app/content/homepage/admin/product-picker.tsx'
import { HomepageColumn, HomepageSectionPanel, MoveTo } from '#app/content/homepage/admin/section-panel.tsx'
import {
  type HomepageForm,
  type HomepageResult,
  useHomepageForm,
} from '#app/content/homepage/admin/use-homepage-form.ts'
import { adminText } from '#app/content/homepage/admin-text.ts'
import { ChangeHistory } from '#app/store/change-history.tsx'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { fieldId } from '#app/ui/admin/admin-field.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import { useRowFocus } from '#app/ui/admin/lists/use-row-focus.ts'
import { SaveBar } from '#app/ui/admin/save-bar.tsx'
import { Thumb } from '#app/ui/admin/thumb.tsx'

type PlacementFormProps = {
  readonly plan: HomepagePlan
  readonly changes: ComponentProps<typeof ChangeHistory>['entries']
  readonly result: HomepageResult | undefined
}

const FORM = 'placement-form'

/**
 * Edits the products of sections that are filled by placement. Placements are stored with products, so shoppers see a
 * save immediately.
 */
export function PlacementForm({ plan, changes, result }: PlacementFormProps) {
  const form = useHomepageForm(plan, result)
  return (
    <Form id={FORM} ref={form.element} method="post" noValidate onBlur={form.onBlur} onSubmit={form.onSubmit}>
      <SaveBar form={FORM} isDirty={form.isDirty} isSaving={form.isSaving} onDiscard={form.discard} />
      {Object.entries(form.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p role="status" className="sr-only">
        {form.announcement}
      </p>
      {form.summary && <ErrorSummary title={adminText.notSaved} errors={form.summary} />}
      <p className={`mb-4 max-w-[62ch] text-sm text-ink-2 ${form.summary ? 'mt-4' : ''}`}>
        {adminText.placedProductsHint.before}{' '}
        <TextLink to={href('/admin/homepage')} isInText>
          {adminText.placedProductsHint.link}
        </TextLink>{' '}
        {adminText.placedProductsHint.after}
      </p>
      <div className="homepage-manager">
        <div id={fieldId('placed')} tabIndex={-1} className="homepage-columns">
          {HOMEPAGE_SECTIONS.map((section) => (
            <HomepageSectionPanel key={section} section={section} form={form} />
          ))}
          <UnplacedProducts form={form} total={form.base.unplacedTotal} />
        </div>
        <HomepagePreview draft={form.draft} catalog={form.catalog} />
      </div>
      <ChangeHistory
        entries={changes}
        labels={sectionLabels()}
        valueText={(_field, value) => (typeof value === 'string' && value !== '' ? value : 'nothing')}
        className="mt-4"
      />
    </Form>
  )
}

function UnplacedProducts({ form, total }: { form: HomepageForm; total: number }) {
  const { draft, catalog, isSaving } = form
  const rows = draft.unplaced.flatMap((id) => catalog.products.get(id) ?? [])
  const more = total - form.base.unplaced.length
  const { list, rowProps } = useRowFocus<HTMLUListElement>(() => document.getElementById(pickerId('hero')))
  const { unplacedHidden: hidden } = form.base
  if (rows.length === 0 && more <= 0 && hidden === 0) return null
  return (
    <HomepageColumn title={adminText.inNoSection} note={adminText.notShown(rows.length + more + hidden)}>
      <p className="text-sm text-ink-2">{adminText.inNoSectionHint}</p>
      <ul ref={list} className="mt-2">
        {rows.map((product, at) => (
          <li
            key={product.id}
            className="flex flex-wrap items-center gap-2 border-b border-line py-1.5 text-sm last:border-b-0"
            {...rowProps(at)}
          >
            <Thumb url={product.image?.url} isSmall />
            <span className="line-clamp-2 min-w-24 flex-1 font-medium">{product.name}</span>
            <span className="ml-auto flex">
              <MoveTo product={product} from={null} form={form} />
              <button
                type="button"
                data-row-button="off"
                className="grid size-9 place-items-center hover:bg-mist disabled:text-edge max-md:size-11"
                aria-label={adminText.removeFromHomepage(product.name)}
                disabled={isSaving}
                onClick={() => form.removeFromHomepage(product)}
              >
                <X className="size-4" aria-hidden="true" />
              </button>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-2 text-sm">
          <TextLink to={`${href('/admin/products')}?show=homepage`}>{adminText.andMore(more)}</TextLink>
        </p>
      )}
      {hidden > 0 && (
        <p className="mt-2 text-sm text-amber">
          {adminText.hiddenWithoutSection(hidden)}
          <TextLink to={`${href('/admin/products')}?show=homepage`}>{adminText.allOnHomepage}</TextLink>
        </p>
      )}
    </HomepageColumn>
  )
}
