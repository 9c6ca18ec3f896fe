import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { adminText } from '#app/ui/admin/admin-text.ts'

type EmptyListProps = {
  readonly noun: string
  /** Replaces "No … yet". */
  readonly title?: string | undefined
  /** The URL without filters; null while nothing is filtered. */
  readonly clear: string | null
  readonly hint?: string
  /** Actions that add entries to the list; the action that is used most is a filled button. */
  readonly children?: ReactNode
}

/** Parameters of a list that are not filters. */
const OTHER_PARAMETERS = ['q', 'sort', 'dir', 'page', 'view']

/**
 * Replaces the rows of a list. If the list has no entries at all, the page also hides search, filters, tabs and export,
 * which would do nothing.
 */
export function EmptyList({ noun, title, clear, hint, children }: EmptyListProps) {
  const [searchParams] = useSearchParams()
  if (clear) {
    const search = searchParams.get('q')?.trim() ?? ''
    const isFiltered = [...searchParams].some(([name, value]) => value && !OTHER_PARAMETERS.includes(name))
    return (
      <div className="no-matches grid justify-items-center gap-3 px-4 py-12 text-center">
        <p className="text-base wrap-anywhere">{title ?? adminText.noMatches(noun, search, isFiltered)}</p>
        <TextLink to={clear}>{search && !isFiltered ? adminText.clearSearch : adminText.clearFilters}</TextLink>
      </div>
    )
  }
  return (
    <div className="empty-list">
      <h2 className="text-[1rem] font-semibold">{title ?? adminText.noneYet(noun)}</h2>
      {hint && <p className="mt-1 max-w-[62ch] text-base text-ink-2">{hint}</p>}
      {children && <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 md:justify-center">{children}</div>}
    </div>
  )
}
