import type { ReactNode, Ref } from 'react'
import { Icon } from '#app/ui/icon.tsx'

type DrawerHeadingProps = {
  /** The heading's id, for the dialog's `aria-labelledby`. */
  id: string
  ref?: Ref<HTMLHeadingElement>
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** The title of a drawer, with the button that closes it. */
export function DrawerHeading({ id, ref, closeLabel, onClose, children }: DrawerHeadingProps) {
  return (
    <div className="flex items-center justify-between py-2 pe-2 ps-6">
      <h2 id={id} ref={ref} tabIndex={-1} className="type-display text-sub">
        {children}
      </h2>
      <button type="button" className="grid size-11 place-items-center" aria-label={closeLabel} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}
