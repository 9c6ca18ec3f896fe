import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { formatCount, type RowCount } from '#app/lib/list-page.ts'
import { scrollToCurrentTab } from '#app/ui/admin/lists/scroll-to-current-tab.ts'

export type FilterTab = {
  /** Needed if another tab can have the same label. */
  readonly id?: string
  readonly label: string
  readonly to: string
  readonly isCurrent: boolean
  readonly count?: RowCount | undefined
  /** Shown after the label. */
  readonly note?: string | undefined
}

type FilterTabsProps = { readonly label: string; readonly tabs: readonly FilterTab[] }

export function FilterTabs({ label: name, tabs }: FilterTabsProps) {
  const bar = useRef<HTMLElement>(null)
  const current = tabs.find(({ isCurrent }) => isCurrent)?.to
  useEffect(() => {
    if (current && bar.current) scrollToCurrentTab(bar.current)
  }, [current])
  return (
    <nav ref={bar} aria-label={name} className="relative mt-3 flex min-w-0 gap-x-1 overflow-x-auto whitespace-nowrap">
      {tabs.map(({ id, label, to, isCurrent, count, note }) => (
        <Link
          key={id ?? label}
          to={to}
          preventScrollReset
          aria-current={isCurrent ? 'page' : undefined}
          className={`flex min-h-9 items-center gap-1.5 border px-3 text-base -outline-offset-2 max-md:min-h-11 ${isCurrent ? 'border-edge bg-paper font-semibold' : 'border-transparent hover:bg-mist'}`}
        >
          {label} {count && <span className="text-ink-2 tabular-nums">{formatCount(count)}</span>}
          {note && <span className="font-normal text-ink-2">{note}</span>}
        </Link>
      ))}
    </nav>
  )
}
