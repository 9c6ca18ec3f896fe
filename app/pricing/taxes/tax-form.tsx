import type { ReactNode } from 'react'
import { href } from 'react-router'
import { DraftForm, type DraftFormState } from '#app/ui/admin/draft-form.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

type TaxFormProps = {
  readonly id: string
  readonly failedTitle: string
  readonly isNew: boolean
  /** The label of the Save button for a new record. */
  readonly addLabel: string
  readonly saveLabel?: string
  readonly form: DraftFormState
  readonly children: ReactNode
}

/** A form with one panel. While the record is new, the form also has a link back to the tax page. */
export function TaxForm({ addLabel, form, children, ...rest }: TaxFormProps) {
  return (
    <DraftForm {...rest} form={form} creation={{ label: addLabel, back: href('/admin/taxes') }}>
      <Panel>
        <div className="field-grid">{children}</div>
      </Panel>
    </DraftForm>
  )
}
