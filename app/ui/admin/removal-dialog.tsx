import { useState } from 'react'
import { useFetcher } from 'react-router'
import { adminText } from '#app/ui/admin/admin-text.ts'
import { AlertDialog, type AlertDialogProps } from '#app/ui/admin/alert-dialog.tsx'
import { useFocusContent } from '#app/ui/admin/use-focus-content.ts'
import { type FailureResult, useResult } from '#app/ui/admin/use-result.ts'
import { useToast } from '#app/ui/toast.tsx'

type RemovalDialogProps = Pick<AlertDialogProps, 'title' | 'children' | 'confirmLabel' | 'busyLabel'> & {
  /** The form data of the removal request; null while the dialog is closed. */
  readonly formData: Readonly<Record<string, string>> | null
  /** The toast after success; omit it if another screen follows. */
  readonly doneMessage?: string
  readonly onClose: () => void
}

export function RemovalDialog({
  formData,
  doneMessage,
  onClose,
  busyLabel = adminText.deleting,
  ...dialogProps
}: RemovalDialogProps) {
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
    if (doneMessage) toast(doneMessage)
    onClose()
    focusContent() // the removed row and its button are gone
  })
  return (
    <AlertDialog
      {...dialogProps}
      open={formData !== null}
      busy={fetcher.state !== 'idle'}
      busyLabel={busyLabel}
      error={error}
      onCancel={() => {
        setError(undefined)
        onClose()
      }}
      onConfirm={() => {
        setError(undefined)
        if (formData) void fetcher.submit(formData, { method: 'post' })
      }}
    />
  )
}
