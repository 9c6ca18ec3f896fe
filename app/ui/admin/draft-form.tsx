import type { ComponentProps, ReactNode } from 'react'
import { Form } from 'react-router'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import { FormFooter, NoScriptSave, SaveButtons } from '#app/ui/admin/form-buttons.tsx'
import { SaveBar, SaveGuard } from '#app/ui/admin/save-bar.tsx'
import type { useFormDraft } from '#app/ui/admin/use-form-draft.ts'

export type DraftFormState = Pick<
  ReturnType<typeof useFormDraft>,
  'element' | 'isDirty' | 'isSaving' | 'isGone' | 'discard' | 'summary' | 'onBlur'
> & {
  readonly base: { readonly version: string } | null
  readonly onSubmit: ComponentProps<typeof Form>['onSubmit']
}

export type DraftFormProps = {
  readonly id: string
  /** The heading of the error list. */
  readonly failedTitle: string
  readonly form: DraftFormState
  /** Values of hidden inputs, by name. */
  readonly hidden?: Readonly<Record<string, string>>
  /** The reason why the form cannot be saved yet. */
  readonly blockedReason?: string | null
  /** The label of the Save button. */
  readonly saveLabel?: string
  /** True if saving creates a record. */
  readonly isNew?: boolean
  /** For a new record: the label of the Save button, and the page that Cancel opens. */
  readonly creation?: { readonly label: string; readonly back: string }
  /** Buttons that replace Save. They are always shown, at the bottom. */
  readonly buttons?: ReactNode
  readonly children: ReactNode
}

/**
 * A form with the state of `useFormDraft`: the version that it is based on, its errors and its Save button. Save is
 * always shown for a new record, but for a saved record only while there are changes.
 */
export function DraftForm(props: DraftFormProps) {
  const { id, failedTitle, form, hidden = {}, blockedReason = null, saveLabel, creation, children } = props
  const { isDirty, isSaving, base } = form
  const { isNew = base === null } = props
  const createButtons = isNew && creation && (
    <SaveButtons isSaving={isSaving} blockedReason={blockedReason} {...creation} />
  )
  const buttons = props.buttons ?? (createButtons || null)
  const state = { form: id, isDirty, isSaving }
  return (
    <Form id={id} ref={form.element} method="post" noValidate onBlur={form.onBlur} onSubmit={form.onSubmit}>
      {buttons === null && (
        <SaveBar {...state} blockedReason={blockedReason} label={saveLabel} onDiscard={form.discard} />
      )}
      <input type="hidden" name="version" value={base?.version ?? ''} />
      {form.isGone && <input type="hidden" name="saveAsNew" value="yes" />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {form.summary && (
        <div className="mb-4">
          <ErrorSummary title={failedTitle} errors={form.summary} />
        </div>
      )}
      {/* Saving can open another screen, so edits made while saving would be lost */}
      <div inert={isSaving}>{children}</div>
      {buttons === null ? (
        <NoScriptSave label={saveLabel} />
      ) : (
        <>
          <FormFooter>{buttons}</FormFooter>
          <SaveGuard {...state} />
        </>
      )}
    </Form>
  )
}
