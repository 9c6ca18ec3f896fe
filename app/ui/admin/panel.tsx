import { type ReactNode, type Ref, useId } from 'react'

type PanelProps = {
  ref?: Ref<HTMLElement>
  /** For links to the panel. */
  id?: string
  /** Omit the title if it would repeat the page's title or the panel's only label. */
  title?: ReactNode
  action?: ReactNode
  className?: string
  children: ReactNode
}

export function Panel({ ref, id: anchor, title, action, className = '', children }: PanelProps) {
  const id = useId()
  return (
    <section
      ref={ref}
      id={anchor}
      tabIndex={ref ? -1 : undefined}
      aria-labelledby={title ? id : undefined}
      className={`rounded-field border border-line bg-paper p-4 md:p-5 ${className}`}
    >
      {title && (
        <div className="mb-3 flex min-h-6 flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <h2 id={id} className="text-md font-semibold">
            {title}
          </h2>
          {/* Negative margins keep the titles of neighboring panels aligned */}
          {action && <div className="-my-1.5 flex min-w-0 items-center">{action}</div>}
        </div>
      )}
      {children}
    </section>
  )
}
