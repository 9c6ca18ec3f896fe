import type { ReactNode } from 'react'
import { href } from 'react-router'
import { DraftForm, type DraftFormState } from '#app/ui/admin/draft-form.tsx'
import { SaveButtons } from '#app/ui/admin/form-buttons.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

type TaxFormProps = {
  readonly id: string
  readonly title: string
  readonly failedTitle: string
  readonly saveLabel: string
  readonly form: DraftFormState
  readonly children: ReactNode
}

/** A form with one panel that leads back to the tax page. */
export function TaxForm({ id, title, failedTitle, saveLabel, form, children }: TaxFormProps) {
  return (
    <DraftForm id={id} failedTitle={failedTitle} form={form}>
      <Panel title={title} className={`max-w-[720px] ${form.summary ? 'mt-4' : ''}`}>
        <div className="field-grid" inert={form.isSaving}>
          {children}
        </div>
      </Panel>
      <div className="mt-4 flex flex-wrap gap-3">
        <SaveButtons isSaving={form.isSaving} label={saveLabel} back={href('/admin/taxes')} />
      </div>
    </DraftForm>
  )
}
