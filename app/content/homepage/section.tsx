import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import type { Link } from '#app/content/homepage/sections/section-fields.ts'

type SectionLinkProps = { link: Link | null; className: string }

export function SectionLink({ link, className }: SectionLinkProps) {
  return (
    link && (
      <RouterLink to={link.to} className={`inline-flex min-h-11 text-md text-link ${className}`}>
        {link.label}
      </RouterLink>
    )
  )
}

type SectionHeadingProps = { id: string; heading: string; text: string; link: Link | null }

export function SectionHeading({ id, heading, text, link }: SectionHeadingProps) {
  return (
    <div className="section-heading mb-6 flex flex-wrap items-end justify-between gap-x-4 lg:mb-8">
      <div className="max-w-[62ch] min-w-0">
        <h2 id={id} className="type-display text-section wrap-anywhere">
          {heading}
        </h2>
        {text && <p className="mt-3 text-md wrap-anywhere">{text}</p>}
      </div>
      <SectionLink link={link} className="items-end pb-1" />
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
