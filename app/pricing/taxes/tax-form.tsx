import type { ReactNode } from 'react'
import { Form, href } from 'react-router'
import type { Draft } from '#app/lib/draft.ts'
import { adminText } from '#app/pricing/taxes/admin-text.ts'
import { AdminButton, AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { SaveBar } from '#app/ui/admin/save-bar.tsx'
import type { useFormDraft } from '#app/ui/admin/use-form-draft.ts'

type TaxFormProps = {
  readonly id: string
  readonly title: string
  readonly refusedTitle: string
  readonly saveLabel: string
  readonly form: Pick<
    ReturnType<typeof useFormDraft<{ readonly version: string }, Draft>>,
    'element' | 'base' | 'summary' | 'isDirty' | 'isSaving' | 'discard' | 'onBlur' | 'onSubmit'
  >
  /** The fields. */
  readonly children: ReactNode
}

/** A form of one panel that leads back to the taxes. */
export function TaxForm({ id, title, refusedTitle, saveLabel, form, children }: TaxFormProps) {
  return (
    <Form id={id} ref={form.element} method="post" noValidate onBlur={form.onBlur} onSubmit={form.onSubmit}>
      <SaveBar form={id} isDirty={form.isDirty} isSaving={form.isSaving} onDiscard={form.discard} />
      <input type="hidden" name="version" value={form.base.version} />
      {form.summary && <ErrorSummary title={refusedTitle} errors={form.summary} />}
      <Panel title={title} className={`max-w-[720px] ${form.summary ? 'mt-4' : ''}`}>
        <div className="field-grid" inert={form.isSaving}>
          {children}
        </div>
      </Panel>
      <div className="mt-4 flex flex-wrap gap-3">
        <AdminButton type="submit" look="primary" busy={form.isSaving}>
          {form.isSaving ? adminText.saving : saveLabel}
        </AdminButton>
        <AdminButtonLink to={href('/admin/taxes')}>{adminText.cancel}</AdminButtonLink>
      </div>
    </Form>
  )
}
