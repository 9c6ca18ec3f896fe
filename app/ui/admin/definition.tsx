import type { ReactNode } from 'react'

/** A term and its value in a `<dl>`; `hint` explains the value. */
export function Definition({ term, hint, children }: { term: string; hint?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-2">{term}</dt>
      <dd>{children}</dd>
      {hint && <dd className="w-full text-sm text-ink-2">{hint}</dd>}
    </div>
  )
}
