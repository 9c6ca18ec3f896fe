import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { SECTION_LABELS } from '#app/features/catalog/homepage-sections.ts'
import { HomepageHeroSection } from '#app/features/homepage/admin/hero-section.tsx'
import type { HomepagePlan } from '#app/features/homepage/admin/homepage-plan.server.ts'
import { HomepagePreview } from '#app/features/homepage/admin/homepage-preview.tsx'
import { HomepageSectionPanel } from '#app/features/homepage/admin/section-panel.tsx'
import { HomepageUnplaced } from '#app/features/homepage/admin/unplaced-products.tsx'
import { type HomepageResult, useHomepageForm } from '#app/features/homepage/admin/use-homepage-form.ts'
import type { HeroTexts } from '#app/features/homepage/hero.tsx'
import { ChangeHistory } from '#app/features/staff/change-history.tsx'
import { fieldId } from '#app/ui/admin/admin-field.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import { SaveBar } from '#app/ui/admin/save-bar.tsx'
import { uploadsLeft } from '#app/ui/admin/uploads/use-uploads.ts'

type HomepageManagerProps = {
  readonly plan: HomepagePlan
  readonly texts: HeroTexts
  readonly changes: ComponentProps<typeof ChangeHistory>['entries']
  readonly answer: HomepageResult | undefined
}

const FORM = 'homepage-form'

/**
 * The homepage's six sections side by side, with what shoppers will see of them. Arranged as a whole and saved at once,
 * so that no one ever sees it half done.
 */
export function HomepageManager({ plan, texts, changes, answer: result }: HomepageManagerProps) {
  const form = useHomepageForm(plan, result)
  return (
    <Form id={FORM} ref={form.element} method="post" noValidate onBlur={form.onBlur} onSubmit={form.onSubmit}>
      <SaveBar
        form={FORM}
        isDirty={form.isDirty}
        isSaving={form.isSaving}
        waitsFor={uploadsLeft(form.uploads.left)}
        onDiscard={form.discard}
      />
      {Object.entries(form.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p role="status" className="sr-only">
        {form.said}
      </p>
      {form.summary && <ErrorSummary title="The homepage was not saved" errors={form.summary} />}
      <div className={`homepage-manager ${form.summary ? 'mt-4' : ''}`}>
        <div id={fieldId('placed')} tabIndex={-1} className="homepage-columns">
          <HomepageHeroSection form={form} />
          <HomepageSectionPanel section="best_sellers" form={form} />
          <HomepageSectionPanel section="new_arrivals" form={form} />
          <HomepageSectionPanel section="featured" form={form} />
          <HomepageSectionPanel section="what_we_see" form={form} />
          <HomepageSectionPanel section="latest_collections" form={form} />
          <HomepageUnplaced form={form} total={form.base.unplacedTotal} />
        </div>
        <HomepagePreview draft={form.draft} stock={form.stock} texts={texts} />
      </div>
      <ChangeHistory
        entries={changes}
        labels={{ ...SECTION_LABELS, heroImage: 'the hero’s image' }}
        valueText={(_field, value) => (typeof value === 'string' && value !== '' ? value : 'nothing')}
        className="mt-4"
      />
    </Form>
  )
}
