import type { ReactNode } from 'react'

/** In the place of a list: why there is nothing in it, and the ways on from there. */
export function EmptyList({ why, children }: { readonly why: string; readonly children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-12 text-center">
      <p className="text-base">{why}</p>
      {children}
    </div>
  )
}
