import { Link, useSearchParams } from 'react-router'

export type SortHeaderProps = {
  readonly column: string
  readonly sort: string
  readonly dir: 'asc' | 'desc'
  readonly first?: 'asc' | 'desc'
  readonly align?: 'left' | 'right'
  readonly className?: string
  readonly children: string
}

export function SortHeader({
  column,
  sort,
  dir,
  first = 'asc',
  align = 'left',
  className = '',
  children,
}: SortHeaderProps) {
  const [query] = useSearchParams()
  const isSorted = sort === column
  const next = isSorted ? (dir === 'asc' ? 'desc' : 'asc') : first
  const to = new URLSearchParams(query)
  to.set('sort', column)
  to.set('dir', next)
  to.delete('page')
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (dir === 'asc' ? 'ascending' : 'descending') : undefined}
      className={`${align === 'right' ? 'text-right' : ''} ${className}`}
    >
      <Link to={`?${to}`} preventScrollReset className="inline-flex min-h-6 items-center gap-1 hover:underline">
        {align === 'left' && children}
        <span aria-hidden="true" className={isSorted ? '' : 'invisible'}>
          {dir === 'asc' ? '↑' : '↓'}
        </span>
        {align === 'right' && children}
      </Link>
    </th>
  )
}
