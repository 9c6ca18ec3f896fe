import type { ComponentProps, ReactNode } from 'react'
import { Form } from 'react-router'
import { adminText } from '#app/ui/admin/admin-text.ts'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import { SaveBar } from '#app/ui/admin/save-bar.tsx'
import type { useFormDraft } from '#app/ui/admin/use-form-draft.ts'

type State = Pick<
  ReturnType<typeof useFormDraft>,
  'element' | 'isDirty' | 'isSaving' | 'isGone' | 'discard' | 'summary' | 'onBlur'
> & {
  readonly base: { readonly version: string } | null
  readonly onSubmit: ComponentProps<typeof Form>['onSubmit']
}

type EditFormProps = {
  readonly id: string
  /** As in "This page was not saved". */
  readonly noun: string
  readonly form: State
  /** Why it cannot be saved yet. */
  readonly waitsFor: string | null
  /** Beside the fields, below them on phones. */
  readonly side: ReactNode
  readonly buttons: ReactNode
  readonly children: ReactNode
}

/** The form of one thing that a list leads to: save bar, errors, fields with what is beside them, and buttons. */
export function EditForm({ id, noun, form, waitsFor, side, buttons, children }: EditFormProps) {
  const { base, isGone, isDirty, isSaving, summary } = form
  return (
    <Form id={id} ref={form.element} method="post" noValidate onBlur={form.onBlur} onSubmit={form.onSubmit}>
      <SaveBar form={id} isDirty={isDirty} isSaving={isSaving} waitsFor={waitsFor} onDiscard={form.discard} />
      <input type="hidden" name="version" value={base?.version ?? ''} />
      {isGone && <input type="hidden" name="asNew" value="yes" />}
      {summary && <ErrorSummary title={adminText.notSaved(noun)} errors={summary} />}
      <div
        className={`grid max-w-[1120px] gap-4 lg:grid-cols-12 ${summary ? 'mt-4' : ''}`}
        inert={isSaving} // another screen opens after saving, without later edits
      >
        <div className="grid content-start gap-4 lg:col-span-8">{children}</div>
        {side && <div className="grid content-start gap-4 lg:col-span-4">{side}</div>}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">{buttons}</div>
    </Form>
  )
}
