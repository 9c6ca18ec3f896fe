import type { ReactNode } from 'react'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { adminText } from '#app/ui/admin/admin-text.ts'

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
        {title ?? (clear ? adminText.noMatches(noun) : adminText.noneYet(noun))} {!clear && hint}
      </p>
      {clear ? <TextLink to={clear}>{adminText.clearFilters}</TextLink> : children}
    </div>
  )
}
