import type { ReactNode } from 'react'
import { adminText } from '#app/ui/admin/admin-text.ts'
import { DraftForm, type DraftFormProps } from '#app/ui/admin/draft-form.tsx'

type EditFormProps = Omit<DraftFormProps, 'failedTitle' | 'hidden'> & {
  /** The noun in messages such as "This page was not saved". */
  readonly noun: string
  /** Shown beside the fields, or below them on phones. */
  readonly side?: ReactNode
}

/** The form that edits one record: its fields, and the content beside them. */
export function EditForm({ noun, side, children, ...form }: EditFormProps) {
  return (
    <DraftForm {...form} failedTitle={adminText.notSaved(noun)}>
      <div className={side ? 'grid gap-4 lg:grid-cols-12' : ''}>
        <div className="grid content-start gap-4 lg:col-span-8">{children}</div>
        {side && <div className="grid content-start gap-4 lg:col-span-4">{side}</div>}
      </div>
    </DraftForm>
  )
}
