import { Link } from 'react-router'
import { countText, type RowCount } from '#app/lib/list-page.ts'

type FilterTabsProps = {
  readonly label: string
  readonly tabs: readonly {
    readonly label: string
    readonly to: string
    readonly isCurrent: boolean
    readonly count: RowCount | undefined
  }[]
}

export function FilterTabs({ label: name, tabs }: FilterTabsProps) {
  return (
    <nav aria-label={name} className="mt-2 flex gap-x-5 overflow-x-auto whitespace-nowrap">
      {tabs.map(({ label, to, isCurrent, count }) => (
        <Link
          key={label}
          to={to}
          preventScrollReset
          aria-current={isCurrent ? 'page' : undefined}
          className={`flex min-h-9 items-center gap-1.5 border-b-2 text-base max-md:min-h-11 ${isCurrent ? 'border-lumen font-semibold' : 'border-transparent hover:border-line'}`}
        >
          {label} {count && <span className="text-ink-2 tabular-nums">{countText(count)}</span>}
        </Link>
      ))}
    </nav>
  )
}
