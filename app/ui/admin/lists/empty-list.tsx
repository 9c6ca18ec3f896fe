import type { ReactNode } from 'react'

/** Replaces an empty list with the reason and the next steps. */
export function EmptyList({ why, children }: { readonly why: string; readonly children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-12 text-center">
      <p className="text-base">{why}</p>
      {children}
    </div>
  )
}
