import type { ReactNode } from 'react'

/** A link of an order's page on a line of its own. */
export const ORDER_LINK =
  'inline-flex min-h-11 items-center underline decoration-1 underline-offset-[5px] hover:decoration-2 lg:min-h-7'

/** A part of the order page with a small title. */
export function OrderSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="break-inside-avoid text-md wrap-anywhere">
      <h2 className="mb-1 text-base text-ink-2">{title}</h2>
      {children}
    </section>
  )
}
