import { useState } from 'react'
import { href, useFetcher, useNavigate } from 'react-router'
import { type Id, newId } from '#app/lib/id.ts'
import { adminText } from '#app/operations/mail/admin-text.ts'
import type { MailRow } from '#app/operations/mail/mail-list.server.ts'
import type { MailState } from '#app/platform/mail/mail-state.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'
import { useResult } from '#app/ui/admin/use-result.ts'
import { useToast } from '#app/ui/toast.tsx'

/**
 * `failed` is the reason why nothing was queued. `mail` is the id of the email that is sent, either this one or a
 * copy.
 */
export type ResendResult = { readonly failed: string } | { readonly failed: null; readonly mail: Id<'mail'> }

type ResendMailFormProps = Pick<MailRow, 'id' | 'recipient' | 'subject'> & { readonly state: MailState }

export function ResendMailForm({ id, state, recipient, subject }: ResendMailFormProps) {
  const fetcher = useFetcher<ResendResult>()
  const toast = useToast()
  const navigate = useNavigate()
  // one key per confirmation, so that a second click repeats the same command
  const [key, setKey] = useState<string | null>(null)
  const { data: result, state: sending } = fetcher
  useResult(fetcher, (queued) => {
    if (queued.failed !== null) return toast(queued.failed, 'error')
    toast(adminText.emailQueued)
    setKey(null)
    if (queued.mail !== id) void navigate(href('/admin/mails/:id', { id: queued.mail }))
  })
  const isCopy = state === 'sent'
  const label = isCopy || state === 'failed' ? adminText.sendAgain : adminText.sendNow
  return (
    <>
      <AdminButton look={state === 'failed' ? 'primary' : 'secondary'} onClick={() => setKey(newId())}>
        {label}
      </AdminButton>
      <AlertDialog
        open={key !== null}
        title={isCopy ? adminText.confirmSendAgain : adminText.confirmSendNow}
        look="primary"
        confirmLabel={label}
        busy={sending !== 'idle'}
        busyLabel={adminText.sending}
        error={sending === 'idle' ? (result?.failed ?? undefined) : undefined}
        onCancel={() => setKey(null)}
        onConfirm={() => key && fetcher.submit({ intent: isCopy ? 'copy' : 'now', key }, { method: 'post' })}
      >
        {isCopy ? adminText.sendAgainHint(recipient, subject) : adminText.sendNowHint(subject, recipient)}
      </AlertDialog>
    </>
  )
}
