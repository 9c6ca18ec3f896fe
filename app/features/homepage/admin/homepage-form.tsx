import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { HOMEPAGE_SECTIONS } from '#app/features/catalog/catalog.ts'
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

type HomepageEditorProps = {
  readonly plan: HomepagePlan
  readonly texts: HeroTexts
  readonly changes: ComponentProps<typeof ChangeHistory>['entries']
  readonly result: HomepageResult | undefined
}

const FORM = 'homepage-form'

export function HomepageEditor({ plan, texts, changes, result }: HomepageEditorProps) {
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
        {form.announcement}
      </p>
      {form.summary && <ErrorSummary title="The homepage was not saved" errors={form.summary} />}
      <div className={`homepage-manager ${form.summary ? 'mt-4' : ''}`}>
        <div id={fieldId('placed')} tabIndex={-1} className="homepage-columns">
          <HomepageHeroSection form={form} />
          {HOMEPAGE_SECTIONS.filter((section) => section !== 'hero').map((section) => (
            <HomepageSectionPanel key={section} section={section} form={form} />
          ))}
          <HomepageUnplaced form={form} total={form.base.unplacedTotal} />
        </div>
        <HomepagePreview draft={form.draft} catalog={form.catalog} texts={texts} />
      </div>
      <ChangeHistory
        entries={changes}
        labels={{ ...SECTION_LABELS, heroImage: 'hero image' }}
        valueText={(_field, value) => (typeof value === 'string' && value !== '' ? value : 'nothing')}
        className="mt-4"
      />
    </Form>
  )
}
