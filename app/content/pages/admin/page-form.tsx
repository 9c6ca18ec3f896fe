import type { ReactNode } from 'react'
import { href } from 'react-router'
import { GAP_FIELD, GapFields } from '#app/content/pages/admin/gap-fields.tsx'
import { EMPTY_PAGE, type PageDraft } from '#app/content/pages/admin/page-draft.ts'
import type { EditablePage } from '#app/content/pages/admin/page-form.server.ts'
import { PageImageList } from '#app/content/pages/admin/page-image-list.tsx'
import { MAX_SEO_DESCRIPTION, MAX_TITLE } from '#app/content/pages/admin/page-input.ts'
import { type PageResult, usePageForm } from '#app/content/pages/admin/use-page-form.ts'
import { adminText } from '#app/content/pages/admin-text.ts'
import { slugify } from '#app/lib/slug.ts'
import { findPolicy, getPagePath, POLICIES } from '#app/store/policies.ts'
import { getPolicyLabel, listPlaceholders } from '#app/store/staff-labels.ts'
import { AdminButton, AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { getFieldId, SelectField, TextField } from '#app/ui/admin/admin-field.tsx'
import { EditForm } from '#app/ui/admin/edit-form.tsx'
import { DiscardButton } from '#app/ui/admin/form-buttons.tsx'
import { InsertMenu } from '#app/ui/admin/insert-menu.tsx'
import { MarkdownField } from '#app/ui/admin/markdown-field.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { SeoPanel } from '#app/ui/admin/seo-panel.tsx'
import { formatUploadsLeft } from '#app/ui/admin/uploads/use-uploads.ts'

const loadPreview = () => import('#app/content/pages/admin/text-preview.tsx')

type PageFormProps = {
  /** Null for a new page. */
  readonly page: EditablePage | null
  /** The initial content of a new page. */
  readonly start?: PageDraft
  /** The field that selects the initial content. */
  readonly template?: ReactNode
  readonly store: string
  readonly origin: string
  readonly result: PageResult | undefined
  readonly history?: ReactNode
}

export function PageForm({ page, start = EMPTY_PAGE, template, store, origin, result, history }: PageFormProps) {
  const form = usePageForm(page, start, result)
  const { draft, set, field, base, blanks } = form
  const blockedReason = formatUploadsLeft(form.uploads.left)
  const slug = slugify(draft.slug) || slugify(draft.title)
  const policyName = findPolicy(draft.policy)
  const path = slug || policyName ? getPagePath({ slug, policy: policyName }) : null
  const isUrlChanged = path !== null && base?.status === 'published' && getPagePath(base.shown) !== path
  const publishLabel = form.isGone ? adminText.publishAsNew : adminText.publish
  return (
    <EditForm
      id="page-form"
      noun={adminText.pageInSentence}
      form={form}
      blockedReason={blockedReason}
      side={
        <>
          <Panel>
            <SelectField {...field('policy')} label={adminText.policy} hint={adminText.policyHint}>
              <option value="">{adminText.noPolicy}</option>
              {POLICIES.map((policy) => (
                <option key={policy} value={policy}>
                  {getPolicyLabel(policy)}
                </option>
              ))}
            </SelectField>
          </Panel>
          <SeoPanel
            slug={
              <TextField
                {...field('slug')}
                label={adminText.slug}
                maxLength={MAX_TITLE}
                spellCheck={false}
                autoCapitalize="none"
                hint={isUrlChanged ? adminText.movedPageUrl(path, getPagePath(base.shown)) : adminText.slugHint}
                onChange={(event) => form.setSlug(event.currentTarget.value)}
              />
            }
            title={{ ...field('seoTitle'), label: adminText.seoTitle, maxLength: MAX_TITLE }}
            description={{
              ...field('seoDescription'),
              label: adminText.seoDescription,
              maxLength: MAX_SEO_DESCRIPTION,
            }}
            defaults={{
              title: draft.title.trim() || adminText.page,
              titleNote: adminText.seoTitleEmpty,
              description: findFirstParagraph(draft.body),
              descriptionNote: adminText.seoDescriptionEmpty,
            }}
            store={store}
            path={path}
            withoutPath={adminText.usesTitle}
            origin={origin}
          />
          {history}
        </>
      }
      buttons={
        <>
          {blanks > 0 ? (
            <AdminButton onClick={focusFirstBlank}>{adminText.fillInBlanks(blanks)}</AdminButton>
          ) : (
            <AdminButton
              type="submit"
              name="intent"
              value="publish"
              look="primary"
              busy={form.isSaving}
              disabled={blockedReason !== null}
            >
              {form.isSaving ? adminText.saving : (blockedReason ?? publishLabel)}
            </AdminButton>
          )}
          <AdminButton
            type="submit"
            name="intent"
            value="draft"
            look={blanks > 0 ? 'primary' : 'secondary'}
            disabled={form.isSaving || blockedReason !== null}
          >
            {adminText.saveDraft}
          </AdminButton>
          {form.isDirty ? (
            <DiscardButton onClick={form.discard} />
          ) : (
            <AdminButtonLink to={href('/admin/pages')}>{adminText.cancel}</AdminButtonLink>
          )}
          <p className="text-sm text-ink-2 max-md:hidden">
            {base?.status === 'published' ? adminText.draftHint : adminText.newPageHint}
          </p>
        </>
      }
    >
      <Panel>
        <div className="field-grid">
          {template}
          <TextField
            {...field('title')}
            label={adminText.title}
            required
            isUrgent
            maxLength={MAX_TITLE}
            onChange={(event) => form.setTitle(event.currentTarget.value)}
          />
        </div>
      </Panel>
      <GapFields key={form.discards} body={draft.body} onChange={(body) => set({ body })} />
      <Panel>
        <MarkdownField
          {...field('body')}
          label={adminText.text}
          rows={12}
          loadPreview={loadPreview}
          renderPreview={({ TextPreview }) => <TextPreview text={draft.body} />}
          action={
            <InsertMenu field={getFieldId('body')} values={listPlaceholders()} onInsert={(body) => set({ body })} />
          }
          onSelect={(event) => form.setCaret(event.currentTarget.selectionEnd)}
        />
      </Panel>
      <Panel title={adminText.images}>
        <PageImageList form={form} />
      </Panel>
    </EditForm>
  )
}

/** Focuses the first field of a blank. Blanks that were typed have no field: they are in the text. */
function focusFirstBlank(): void {
  const field = document.querySelector<HTMLElement>(GAP_FIELD) ?? document.getElementById(getFieldId('body'))
  field?.focus()
}

/** Approximates the first paragraph of the page without loading the parser. */
function findFirstParagraph(body: string): string {
  return body.split('\n').find((line) => /^(?![#>|!]|[-*+\d]+[.)]?\s)\S/.test(line)) ?? ''
}
