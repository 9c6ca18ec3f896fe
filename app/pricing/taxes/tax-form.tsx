import type { ReactNode } from 'react'
import { href } from 'react-router'
import { DraftForm, type DraftFormState } from '#app/ui/admin/draft-form.tsx'
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
    <DraftForm id={id} failedTitle={failedTitle} form={form} saveLabel={saveLabel} back={href('/admin/taxes')}>
      <Panel title={title}>
        <div className="field-grid">{children}</div>
      </Panel>
    </DraftForm>
  )
}
