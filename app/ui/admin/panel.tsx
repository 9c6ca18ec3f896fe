import { type ReactNode, type Ref, useId } from 'react'

/** A block of a screen: paper with a hairline around it, its title at the top. */
export function Panel({
  ref,
  title,
  action,
  className = '',
  children,
}: {
  /** For a panel that takes the focus when a control within it goes. */
  ref?: Ref<HTMLElement>
  title: ReactNode
  action?: ReactNode
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      aria-labelledby={id}
      className={`rounded-field border border-line bg-paper p-4 md:p-5 ${className}`}
    >
      <div className="mb-4 flex min-h-6 flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        {/* Higher than a line of text, it takes from the space around: titles of neighboring panels stay on one line. */}
        {action && <div className="-my-1.5 flex min-w-0 items-center">{action}</div>}
      </div>
      {children}
    </section>
  )
}
