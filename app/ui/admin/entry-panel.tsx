import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

type EntryPanelProps = {
  /** The id of the heading. */
  readonly id: string
  readonly title: string
  /** The label of the button that closes the panel. */
  readonly back: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Replaces a list while staff edit one of its entries. The panel's heading takes the focus from the pressed button. */
export function EntryPanel({ id, title, back, onClose, children }: EntryPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby={id} className="rounded-field border border-line bg-paper p-4 md:p-5">
      <button
        type="button"
        className="-mt-1 mb-2 inline-flex min-h-9 items-center gap-1 text-base hover:underline max-md:min-h-11"
        onClick={onClose}
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        {back}
      </button>
      <h2 ref={heading} id={id} tabIndex={-1} className="text-lg font-semibold outline-none wrap-anywhere">
        {title}
      </h2>
      {children}
    </section>
  )
}
