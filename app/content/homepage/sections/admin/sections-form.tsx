import type { ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import { Form } from 'react-router'
import { getSectionLabels } from '#app/catalog/homepage-sections.ts'
import { UnplacedProducts } from '#app/content/homepage/admin/unplaced-products.tsx'
import { adminText } from '#app/content/homepage/admin-text.ts'
import { DraftPreview } from '#app/content/homepage/sections/admin/draft-preview.tsx'
import type { HomepageEditorData } from '#app/content/homepage/sections/admin/homepage-state.server.ts'
import { SectionList } from '#app/content/homepage/sections/admin/section-list.tsx'
import { SectionSettings } from '#app/content/homepage/sections/admin/section-settings.tsx'
import { findPlacement } from '#app/content/homepage/sections/admin/sections-draft.ts'
import {
  findErrorSection,
  type SectionsResult,
  useSectionsForm,
} from '#app/content/homepage/sections/admin/use-sections-form.ts'
import { VersionList } from '#app/content/homepage/sections/admin/version-list.tsx'
import { ChangeHistory } from '#app/store/change-history.tsx'
import { DraftBar } from '#app/ui/admin/draft-bar.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type SectionsFormProps = {
  readonly loaded: HomepageEditorData
  readonly changes: ComponentProps<typeof ChangeHistory>['entries']
  readonly result: SectionsResult | undefined
}

const FORM = 'sections-form'

export function SectionsEditor({ loaded, changes, result }: SectionsFormProps) {
  const form = useSectionsForm(loaded, result)
  const { draft, base, section } = form
  const [last] = base.versions
  return (
    <>
      <p role="status" className="sr-only">
        {form.announcement}
      </p>
      <DraftBar
        hasDraft={base.hasDraft}
        isDirty={form.isDirty || form.isUploading}
        isSaving={form.isSaving}
        isPublishing={form.isPublishing}
        editedBy={base.editedBy?.name ?? null}
        needsManualSave={form.needsManualSave}
        isBlocked={form.isUploading}
        onSave={form.save}
        onPublish={form.publish}
        onDiscard={form.discard}
      >
        {base.hasDraft || form.isDirty ? adminText.draftHint : adminText.publishedHint}
        {last?.publishedAt && (
          <>
            {' '}
            {adminText.lastPublished} <LocalTime at={last.publishedAt} />
            {last.staffName && adminText.by(last.staffName)}.
          </>
        )}
      </DraftBar>
      {form.summary && (
        <ErrorSummary
          title={adminText.notSaved}
          errors={form.summary}
          focuses={form.isQuiet ? 'nothing' : 'summary'}
          onFollow={(name) => flushSync(() => form.select(findErrorSection(name)))}
        />
      )}
      <div className="sections-editor">
        <Form
          id={FORM}
          ref={form.element}
          method="post"
          noValidate
          onBlur={form.onBlur}
          onSubmit={(event) => (form.isUploading ? event.preventDefault() : form.onSubmit(event))}
        >
          <input type="hidden" name="intent" value={form.intent} />
          <input type="hidden" name="version" value={base.version} />
          {Object.entries(form.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {section ? (
            <SectionSettings key={section.id} section={section} form={form} />
          ) : (
            <>
              <SectionList form={form} />
              <UnplacedProducts
                placements={form.placements}
                places={[...new Set(draft.sections.flatMap((shown) => findPlacement(shown) ?? []))]}
              />
            </>
          )}
        </Form>
        <DraftPreview
          sections={draft.sections}
          fields={form.fields}
          version={base.version}
          editedId={section?.id ?? null}
        />
      </div>
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-2">
        <VersionList versions={base.versions} version={base.version} isBlocked={form.isDirty} />
        <ChangeHistory
          entries={changes}
          labels={getSectionLabels()}
          valueText={(_field, value) => (typeof value === 'string' && value !== '' ? value : null)}
        />
      </div>
    </>
  )
}
