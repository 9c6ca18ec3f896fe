import { useState } from 'react'
import { useFetcher } from 'react-router'
import { adminText } from '#app/ui/admin/admin-text.ts'
import { AlertDialog, type AlertDialogProps } from '#app/ui/admin/alert-dialog.tsx'
import { type FailureResult, useResult } from '#app/ui/admin/use-result.ts'
import { useToast } from '#app/ui/toast.tsx'

type ConfirmationProps = Pick<AlertDialogProps, 'title' | 'children' | 'confirmLabel' | 'look'> & {
  readonly intent: string
  readonly isOpen: boolean
  /** Additional fields to send. */
  readonly fields?: Readonly<Record<string, string>>
  /** The reason why the action is not possible, which is shown instead of sending the form. */
  readonly rejection?: string | null
  readonly doneMessage: string
  readonly onClose: () => void
}

/** Asks for confirmation, sends an intent to the page's action and, if that fails, shows the reason. */
export function Confirmation({
  intent,
  isOpen,
  fields,
  rejection = null,
  doneMessage,
  onClose,
  ...dialogProps
}: ConfirmationProps) {
  const fetcher = useFetcher<FailureResult>()
  const [error, setError] = useState<string>()
  const toast = useToast()
  useResult(fetcher, ({ failed }) => {
    if (failed) return setError(failed)
    toast(doneMessage)
    onClose()
  })
  const confirm = () => {
    setError(rejection ?? undefined)
    if (rejection === null) void fetcher.submit({ intent, ...fields }, { method: 'post' })
  }
  return (
    <AlertDialog
      {...dialogProps}
      open={isOpen}
      busy={fetcher.state !== 'idle'}
      busyLabel={adminText.saving}
      error={error}
      onConfirm={confirm}
      onCancel={() => {
        setError(undefined)
        onClose()
      }}
    />
  )
}
