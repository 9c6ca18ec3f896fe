import { href } from 'react-router'
import { adminText } from '#app/content/redirects/admin-text.ts'
import { redirectInput } from '#app/content/redirects/redirect-input.ts'
import { MAX_ADDRESS_LENGTH } from '#app/content/redirects/redirect-path.ts'
import type { EditableRedirect } from '#app/content/redirects/redirects.server.ts'
import { TextField } from '#app/ui/admin/admin-field.tsx'
import { DraftForm } from '#app/ui/admin/draft-form.tsx'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'

type RedirectFormProps = {
  /** Null for a new redirect. */
  readonly redirect: EditableRedirect | null
  readonly result: FormResult<EditableRedirect> | undefined
}

type RedirectDraft = { readonly path: string; readonly target: string }

const getMessages = () => ({ saved: adminText.redirectSaved, failed: () => adminText.failedToSave })

function toDraft(redirect: EditableRedirect | null): RedirectDraft {
  return { path: redirect?.path ?? '', target: redirect?.target ?? '' }
}

export function RedirectForm({ redirect, result }: RedirectFormProps) {
  const form = useFormDraft<EditableRedirect | null, RedirectDraft>({
    loaded: redirect,
    result,
    schema: redirectInput,
    toDraft,
    messages: getMessages(),
  })
  const field = (name: keyof RedirectDraft) => ({
    ...form.field(name),
    maxLength: MAX_ADDRESS_LENGTH,
    spellCheck: false,
    autoCapitalize: 'none',
  })
  return (
    <DraftForm
      saveLabel={form.isGone ? adminText.saveAsNew : adminText.saveRedirect}
      creation={{ label: adminText.addRedirect, back: href('/admin/redirects') }}
      id="redirect-form"
      failedTitle={adminText.notSaved}
      form={form}
    >
      <Panel>
        <div className="field-grid">
          <TextField {...field('path')} label={adminText.oldUrl} required isUrgent hint={adminText.oldAddressHint} />
          <TextField {...field('target')} label={adminText.newUrl} required hint={adminText.newUrlHint} />
        </div>
      </Panel>
    </DraftForm>
  )
}
