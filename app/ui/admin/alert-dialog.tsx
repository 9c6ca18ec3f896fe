import { type ReactNode, useEffect, useId, useRef } from 'react'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { adminText } from '#app/ui/admin/admin-text.ts'
import { ErrorBanner } from '#app/ui/admin/error-banner.tsx'
import { DialogFooter } from '#app/ui/admin/form-buttons.tsx'

export type AlertDialogProps = {
  open: boolean
  title: string
  children: ReactNode
  confirmLabel: string
  cancelLabel?: string
  look?: 'danger' | 'primary'
  busy?: boolean
  busyLabel?: string
  error?: string | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** A confirmation dialog. Cancel has the focus at first. The dialog cannot be closed while the action is running. */
export function AlertDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = adminText.cancel,
  look = 'danger',
  busy = false,
  busyLabel = confirmLabel,
  error,
  onConfirm,
  onCancel,
}: AlertDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    if (open && !element?.open) {
      element?.showModal()
      cancel.current?.focus()
    }
    if (!open && element?.open) element.close()
  }, [open])
  const wasBusy = useRef(false)
  useEffect(() => {
    // After a failure, Cancel gets the focus again
    if (wasBusy.current && !busy && dialog.current?.open) cancel.current?.focus()
    wasBusy.current = busy
  }, [busy])
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      className="alert-dialog"
      onCancel={(event) => {
        event.preventDefault()
        if (!busy) onCancel()
      }}
      // The event is asynchronous: the dialog may have been opened again by then
      onClose={(event) => open && !event.currentTarget.open && onCancel()}
    >
      <h2 id={`${id}-title`} className="text-lg font-semibold wrap-anywhere">
        {title}
      </h2>
      <div id={`${id}-body`} className="mt-2 text-base wrap-anywhere text-ink-2">
        {children}
      </div>
      {error && <ErrorBanner className="mt-3">{error}</ErrorBanner>}
      <div className="mt-6">
        <DialogFooter isDangerous={look === 'danger'}>
          <AdminButton ref={cancel} disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </AdminButton>
          <AdminButton look={look} busy={busy} onClick={onConfirm}>
            {busy ? busyLabel : confirmLabel}
          </AdminButton>
        </DialogFooter>
      </div>
    </dialog>
  )
}
