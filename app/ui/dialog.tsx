import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

type DialogProps = {
  /** For buttons that open it by themselves, before or without our scripts. */
  id?: string
  open: boolean
  /** Called for Esc, the backdrop and the close button; the parent then sets `open` to false. */
  onClose: () => void
  labelledBy?: string
  label?: string
  className: string
  children: ReactNode
}

/**
 * Whether the browser has opened that dialog by itself, for a button pressed before our scripts were there. To begin a
 * dialog's state with: it then stays open when they come.
 */
export function isDialogOpen(id: string): boolean {
  if (typeof document === 'undefined') return false
  const dialog = document.getElementById(id)
  return dialog instanceof HTMLDialogElement && dialog.open
}

/** A native modal dialog: the browser keeps focus inside, makes the page behind inert, and gives focus back. */
export function Dialog({ id, open, onClose, label, labelledBy, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (open && !dialog?.open) dialog?.showModal()
    if (!open && dialog?.open) dialog.close()
  }, [open])
  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc, which the browser handles, is the keyboard's way to close it
    <dialog
      ref={ref}
      id={id}
      className={className}
      aria-label={label}
      aria-labelledby={labelledBy}
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault() // closed by the parent's state, as by every other way, so that the two never differ
        onClose()
      }}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose() // the event comes late: by then it may have been opened again
      }}
    >
      {children}
    </dialog>
  )
}
