import { useState } from 'react'
import { useFetcher } from 'react-router'
import { adminText } from '#app/ui/admin/admin-text.ts'
import { AlertDialog, type AlertDialogProps } from '#app/ui/admin/alert-dialog.tsx'
import { useFocusContent } from '#app/ui/admin/use-focus-content.ts'
import { type FailureResult, useResult } from '#app/ui/admin/use-result.ts'
import { useToast } from '#app/ui/toast.tsx'

type RemovalDialogProps = Pick<AlertDialogProps, 'title' | 'children' | 'confirmLabel' | 'busyLabel'> & {
  /** The form data of the removal request; null while the dialog is closed. */
  readonly sends: Readonly<Record<string, string>> | null
  /** The toast after success; omit it if another screen follows. */
  readonly done?: string
  readonly onClose: () => void
}

export function RemovalDialog({ sends, done, onClose, busyLabel = adminText.deleting, ...texts }: RemovalDialogProps) {
  const fetcher = useFetcher<FailureResult>()
  const [error, setError] = useState<string>()
  const toast = useToast()
  const focusContent = useFocusContent()
  useResult(fetcher, ({ failed }) => {
    if (failed) {
      setError(failed)
      toast(failed, 'error')
      return
    }
    if (done) toast(done)
    onClose()
    focusContent() // the removed row and its button are gone
  })
  return (
    <AlertDialog
      {...texts}
      open={sends !== null}
      busy={fetcher.state !== 'idle'}
      busyLabel={busyLabel}
      error={error}
      onCancel={() => {
        setError(undefined)
        onClose()
      }}
      onConfirm={() => {
        setError(undefined)
        if (sends) void fetcher.submit(sends, { method: 'post' })
      }}
    />
  )
}
