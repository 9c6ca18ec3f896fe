import { type ReactNode, useEffect, useRef } from 'react'

type DialogProps = {
  /** The id, for buttons that open the dialog without our scripts. */
  id?: string
  open: boolean
  onClose: () => void
  labelledBy?: string
  label?: string
  className: string
  children: ReactNode
}

/** Returns true if the browser opened the dialog before hydration. As the initial state, this keeps the dialog open. */
export function isDialogOpen(id: string): boolean {
  if (typeof document === 'undefined') return false
  const dialog = document.getElementById(id)
  return dialog instanceof HTMLDialogElement && dialog.open
}

export function Dialog({ id, open, onClose, label, labelledBy, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (open && !dialog?.open) dialog?.showModal()
    if (!open && dialog?.open) dialog.close()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it, which the browser handles
    <dialog
      ref={ref}
      id={id}
      className={className}
      aria-label={label}
      aria-labelledby={labelledBy}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onCancel={(event) => {
        event.preventDefault() // closes through the parent's state
        onClose()
      }}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose() // the event is asynchronous: the dialog may have been opened again
      }}
    >
      {children}
    </dialog>
  )
}
