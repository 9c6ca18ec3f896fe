import { Link, useLocation } from 'react-router'
import { ROWS_PER_PAGE } from '#app/lib/list-page.ts'
import { adminText } from '#app/ui/admin/admin-text.ts'

type PagesProps = {
  /** The plural noun for the count below a list with one page; omit it if the list's heading shows the count. */
  readonly noun?: string
  readonly page: number
  readonly total: number
  readonly hasMore?: boolean
  readonly rowsPerPage?: number
}

/** The number of rows of a list and, if there are several pages, links to the previous and next page. */
export function Pages({ noun, page, total, hasMore = false, rowsPerPage = ROWS_PER_PAGE }: PagesProps) {
  const { pathname, search } = useLocation()
  if (total <= rowsPerPage && !hasMore) {
    if (!noun || total < 2) return null
    return <p className="mt-3 text-sm text-ink-2 tabular-nums">{adminText.allRows(total, noun)}</p>
  }
  const first = (page - 1) * rowsPerPage + 1
  const last = Math.min(page * rowsPerPage, total)
  const to = (number: number) => {
    const query = new URLSearchParams(search)
    if (number === 1) query.delete('page')
    else query.set('page', String(number))
    return query.size > 0 ? `${pathname}?${query}` : pathname
  }
  return (
    <nav
      aria-label={adminText.pages}
      className="mt-3 flex min-h-9 items-center justify-between text-sm text-ink-2 tabular-nums"
    >
      <p>{adminText.rowsShown(first, last, total, hasMore)}</p>
      <p className="flex gap-4">
        <PageLink to={page > 1 ? to(page - 1) : null} rel="prev">
          {adminText.previous}
        </PageLink>
        <PageLink to={last < total ? to(page + 1) : null} rel="next">
          {adminText.next}
        </PageLink>
      </p>
    </nav>
  )
}

function PageLink({ to, rel, children }: { to: string | null; rel: 'prev' | 'next'; children: string }) {
  if (to === null) return <span className="grid min-h-9 place-items-center text-ink-3">{children}</span>
  return (
    <Link
      to={to}
      rel={rel}
      className="grid min-h-9 place-items-center text-ink underline underline-offset-4 max-md:min-h-11"
    >
      {children}
    </Link>
  )
}
