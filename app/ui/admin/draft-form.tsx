import type { ComponentProps, ReactNode } from 'react'
import { Form } from 'react-router'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import { SaveBar } from '#app/ui/admin/save-bar.tsx'
import type { useFormDraft } from '#app/ui/admin/use-form-draft.ts'

export type DraftFormState = Pick<
  ReturnType<typeof useFormDraft>,
  'element' | 'isDirty' | 'isSaving' | 'isGone' | 'discard' | 'summary' | 'onBlur'
> & {
  readonly base: { readonly version: string } | null
  readonly onSubmit: ComponentProps<typeof Form>['onSubmit']
}

type DraftFormProps = {
  readonly id: string
  /** The heading of the error list. */
  readonly failedTitle: string
  readonly form: DraftFormState
  /** Values of hidden inputs, by name. */
  readonly hidden?: Readonly<Record<string, string>>
  /** The reason why it cannot be saved yet. */
  readonly waitsFor?: string | null
  readonly children: ReactNode
}

/** A form with the state of `useFormDraft`: its save bar, the version that it is based on, and its errors. */
export function DraftForm({ id, failedTitle, form, hidden = {}, waitsFor = null, children }: DraftFormProps) {
  const { isDirty, isSaving } = form
  return (
    <Form id={id} ref={form.element} method="post" noValidate onBlur={form.onBlur} onSubmit={form.onSubmit}>
      <SaveBar form={id} isDirty={isDirty} isSaving={isSaving} waitsFor={waitsFor} onDiscard={form.discard} />
      <input type="hidden" name="version" value={form.base?.version ?? ''} />
      {form.isGone && <input type="hidden" name="asNew" value="yes" />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {form.summary && <ErrorSummary title={failedTitle} errors={form.summary} />}
      {children}
    </Form>
  )
}
