import { Form, href } from 'react-router'
import { adminText } from '#app/content/redirects/admin-text.ts'
import { redirectInput } from '#app/content/redirects/redirect-input.ts'
import { MAX_ADDRESS_LENGTH } from '#app/content/redirects/redirect-path.ts'
import type { EditableRedirect } from '#app/content/redirects/redirects.server.ts'
import { AdminButton, AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { TextField } from '#app/ui/admin/admin-field.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import { SaveBar } from '#app/ui/admin/save-bar.tsx'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'

type RedirectFormProps = {
  /** Null for a new one. */
  readonly redirect: EditableRedirect | null
  readonly result: FormResult<EditableRedirect> | undefined
}

type RedirectDraft = { readonly path: string; readonly target: string }

const FORM = 'redirect-form'
const messagesTexts = () => ({ saved: adminText.redirectSaved, failed: () => adminText.failedToSave })

function draftOf(redirect: EditableRedirect | null): RedirectDraft {
  return { path: redirect?.path ?? '', target: redirect?.target ?? '' }
}

export function RedirectForm({ redirect, result }: RedirectFormProps) {
  const form = useFormDraft<EditableRedirect | null, RedirectDraft>({
    loaded: redirect,
    result,
    schema: redirectInput,
    draftOf,
    messages: messagesTexts(),
  })
  const { draft, set, base, errors } = form
  const field = (name: keyof RedirectDraft) => ({
    name,
    value: draft[name],
    error: errors[name],
    maxLength: MAX_ADDRESS_LENGTH,
    spellCheck: false,
    autoCapitalize: 'none',
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      set({ [name]: event.currentTarget.value }),
  })
  return (
    <Form id={FORM} ref={form.element} method="post" noValidate onBlur={form.onBlur} onSubmit={form.onSubmit}>
      <SaveBar form={FORM} isDirty={form.isDirty} isSaving={form.isSaving} onDiscard={form.discard} />
      <input type="hidden" name="version" value={base?.version ?? ''} />
      {form.isGone && <input type="hidden" name="asNew" value="yes" />}
      {form.summary && <ErrorSummary title={adminText.notSaved} errors={form.summary} />}
      <div
        className={`max-w-[1120px] ${form.summary ? 'mt-4' : ''}`}
        inert={form.isSaving} // saving leads to the list: later input would be lost
      >
        <Panel title={adminText.addresses}>
          <div className="field-grid lg:max-w-none">
            <TextField
              {...field('path')}
              label={adminText.oldAddress}
              required
              isUrgent
              hint={adminText.oldAddressHint}
            />
            <TextField {...field('target')} label={adminText.newAddress} required hint={adminText.newAddressHint} />
          </div>
        </Panel>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <AdminButton type="submit" look="primary" busy={form.isSaving}>
          {form.isSaving ? adminText.saving : form.isGone ? adminText.saveAsNew : adminText.saveRedirect}
        </AdminButton>
        <AdminButtonLink to={href('/admin/redirects')}>{adminText.cancel}</AdminButtonLink>
      </div>
    </Form>
  )
}
