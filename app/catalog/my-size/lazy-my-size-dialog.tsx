import { useState } from 'react'
import { useLazy } from '#app/ui/lazy.ts'

const load = () => import('#app/catalog/my-size/my-size-dialog.tsx')

/** Returns the 'My sizes' dialog, whose script loads when it is first opened, and functions to open and close it. */
export function useMySizeDialog(onShowOnly?: () => void) {
  const [isOpen, setOpen] = useState(false)
  const { part, startLoading } = useLazy(load)
  const close = () => setOpen(false)
  return {
    dialog: part && <part.MySizeDialog open={isOpen} onClose={close} {...(onShowOnly && { onShowOnly })} />,
    open: () => {
      startLoading()
      setOpen(true)
    },
    close,
  }
}
