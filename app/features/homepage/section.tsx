import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { homepageText } from '#app/features/homepage/homepage-text.ts'

type SectionHeadingProps = { id: string; title: string; viewAll?: string }

export function SectionHeading({ id, title, viewAll }: SectionHeadingProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-4 lg:mb-8">
      <h2 id={id} className="type-display text-section">
        {title}
      </h2>
      {viewAll && (
        <Link to={viewAll} prefetch="intent" className="inline-flex min-h-11 items-end pb-1 text-md text-link">
          {homepageText.viewAll}
        </Link>
      )}
    </div>
  )
}

export function EmptySection({ children }: { children: ReactNode }) {
  return (
    <p className="grid min-h-40 place-items-center border border-dashed border-edge p-6 text-center text-base text-balance text-ink-2">
      {children}
    </p>
  )
}

type SectionProps = { id: string; title: string; viewAll?: string; hint: string; children?: ReactNode }

export function Section({ id, title, viewAll, hint, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="page section-gap">
      <SectionHeading id={id} title={title} viewAll={children ? viewAll : undefined} />
      {children || <EmptySection>{hint}</EmptySection>}
    </section>
  )
}
