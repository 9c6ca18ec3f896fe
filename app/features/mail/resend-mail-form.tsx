import { useState } from 'react'
import { href, useFetcher, useNavigate } from 'react-router'
import { type Id, newId } from '#app/lib/id.ts'
import type { MailState } from '#app/platform/mail/mail-state.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'
import { useResult } from '#app/ui/admin/use-result.ts'
import { useToast } from '#app/ui/toast.tsx'

/** `failed`: why nothing was done. `mail`: the one that leaves, this one or a copy of it. */
export type ResendResult = { readonly failed: string } | { readonly failed: null; readonly mail: Id<'mail'> }

type MailAgainFormProps = {
  readonly id: Id<'mail'>
  readonly state: MailState
  readonly recipient: string
  readonly subject: string
}

/** Has a mail sent after a question: one that waits or failed is tried now, one that was sent goes out once more. */
export function ResendMailForm({ id, state, recipient, subject }: MailAgainFormProps) {
  const fetcher = useFetcher<ResendResult>()
  const toast = useToast()
  const navigate = useNavigate()
  const [key, setKey] = useState<string | null>(null) // one for each question: a second press is the same wish
  const { data: result, state: sending } = fetcher
  useResult(fetcher, (handled) => {
    if (handled.failed !== null) return toast(handled.failed, 'error')
    toast('The email is about to be sent')
    setKey(null)
    if (handled.mail !== id) void navigate(href('/admin/mails/:id', { id: handled.mail }))
  })
  const isCopy = state === 'sent'
  const label = isCopy || state === 'failed' ? 'Send again' : 'Send now'
  return (
    <>
      <AdminButton look={state === 'failed' ? 'primary' : 'secondary'} onClick={() => setKey(newId())}>
        {label}
      </AdminButton>
      <AlertDialog
        open={key !== null}
        title={isCopy ? 'Send this email once more?' : 'Send this email now?'}
        look="primary"
        confirmLabel={label}
        busy={sending !== 'idle'}
        busyLabel="Sending..."
        error={sending === 'idle' ? (result?.failed ?? undefined) : undefined}
        onCancel={() => setKey(null)}
        onConfirm={() => key && fetcher.submit({ intent: isCopy ? 'copy' : 'now', key }, { method: 'post' })}
      >
        {isCopy
          ? `“${subject}” was sent to ${recipient} already. They get it a second time, as it was written then.`
          : `“${subject}” goes to ${recipient} at once. If that fails, it is tried again for two days.`}
      </AlertDialog>
    </>
  )
}
