import { useState } from 'react'
import { useFetcher } from 'react-router'
import { AlertDialog, type AlertDialogProps } from '#app/ui/admin/alert-dialog.tsx'
import { useFocusContent } from '#app/ui/admin/use-focus-content.ts'
import { type FailureResult, useResult } from '#app/ui/admin/use-result.ts'
import { useToast } from '#app/ui/toast.tsx'

type RemovalDialogProps = Pick<AlertDialogProps, 'title' | 'children' | 'confirmLabel' | 'busyLabel'> & {
  /** What the screen's action is sent to remove it; null while nothing is asked. */
  readonly sends: Readonly<Record<string, string>> | null
  /** Told once it is gone; left out where another screen is shown then. */
  readonly done?: string
  readonly onClose: () => void
}

/** Asks before something is removed, has it removed, and tells what came of it. */
export function RemovalDialog({ sends, done, onClose, busyLabel = 'Deleting...', ...words }: RemovalDialogProps) {
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
    focusContent() // its row is gone, and the button in it
  })
  return (
    <AlertDialog
      {...words}
      open={sends !== null}
      busy={fetcher.state !== 'idle'}
      busyLabel={busyLabel}
      error={error}
      onCancel={() => {
        setError(undefined) // what is said of one is not true of the next
        onClose()
      }}
      onConfirm={() => {
        setError(undefined)
        if (sends) void fetcher.submit(sends, { method: 'post' })
      }}
    />
  )
}
