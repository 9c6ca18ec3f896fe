import type { ReactNode } from 'react'

/** A part of the order page with a small title. */
export function OrderSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="break-inside-avoid text-md wrap-anywhere">
      <h2 className="mb-1 text-base text-ink-2">{title}</h2>
      {children}
    </section>
  )
}
