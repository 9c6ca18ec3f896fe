import type { ReactNode } from 'react'

type DefinitionProps = {
  readonly term: string
  /** What a figure means, where its term alone does not say so. */
  readonly hint?: ReactNode
  readonly children: ReactNode
}

/** One line of a `<dl>`: what it is, and what it is now. */
export function Definition({ term, hint, children }: DefinitionProps) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-2">{term}</dt>
      <dd>{children}</dd>
      {hint && <dd className="w-full text-sm text-ink-2">{hint}</dd>}
    </div>
  )
}
