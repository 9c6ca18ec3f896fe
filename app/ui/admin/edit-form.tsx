import type { ReactNode } from 'react'
import { adminText } from '#app/ui/admin/admin-text.ts'
import { DraftForm, type DraftFormState } from '#app/ui/admin/draft-form.tsx'

type EditFormProps = {
  readonly id: string
  /** The subject of "This page was not saved", here 'page'. */
  readonly noun: string
  readonly form: DraftFormState
  /** The reason why it cannot be saved yet. */
  readonly waitsFor?: string | null
  /** Beside the fields, below them on phones. */
  readonly side: ReactNode
  readonly buttons: ReactNode
  readonly children: ReactNode
}

/** The form of one thing that a list leads to: save bar, errors, fields with what is beside them, and buttons. */
export function EditForm({ id, noun, form, waitsFor = null, side, buttons, children }: EditFormProps) {
  return (
    <DraftForm id={id} failedTitle={adminText.notSaved(noun)} form={form} waitsFor={waitsFor}>
      <div
        className={`grid max-w-[1120px] gap-4 lg:grid-cols-12 ${form.summary ? 'mt-4' : ''}`}
        inert={form.isSaving} // another screen opens after saving, without later edits
      >
        <div className="grid content-start gap-4 lg:col-span-8">{children}</div>
        {side && <div className="grid content-start gap-4 lg:col-span-4">{side}</div>}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">{buttons}</div>
    </DraftForm>
  )
}
