import type { ReactNode } from 'react'
import { TextLink } from '#app/ui/admin/admin-button.tsx'

type EmptyListProps = {
  readonly noun: string
  readonly title?: string
  /** The URL without filters; null while nothing is filtered. */
  readonly clear: string | null
  readonly hint?: string
  readonly children?: ReactNode
}

export function EmptyList({ noun, title, clear, hint, children }: EmptyListProps) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-12 text-center">
      <p className="text-base">
        {title ?? (clear ? `No ${noun} match these filters.` : `No ${noun} yet.`)} {!clear && hint}
      </p>
      {clear ? <TextLink to={clear}>Clear filters</TextLink> : children}
    </div>
  )
}
