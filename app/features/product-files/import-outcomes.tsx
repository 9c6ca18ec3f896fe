import { Link, useLocation } from 'react-router'
import type { OutcomeCounts } from '#app/features/product-files/product-imports.server.ts'
import { formatNumber } from '#app/lib/format/number.ts'

/** What can be looked at, in the order of its tabs. */
export const OUTCOME_TABS = ['refused', 'stale', 'changed', 'new', 'unchanged', 'applied'] as const
type ShownOutcome = (typeof OUTCOME_TABS)[number]

const LABELS: Readonly<Record<ShownOutcome, string>> = {
  refused: 'Refused',
  stale: 'Not saved',
  changed: 'Changed',
  new: 'New',
  unchanged: 'Unchanged',
  applied: 'Done',
}

/** How many products of a file become what, each a way to see which. */
export function ImportOutcomes({ counts, shown }: { counts: OutcomeCounts; shown: ShownOutcome | null }) {
  const { pathname } = useLocation()
  const there = OUTCOME_TABS.filter((outcome) => counts[outcome] > 0)
  return (
    <nav
      aria-label="What becomes of the products"
      className="flex gap-6 overflow-x-auto border-b border-line px-4 md:px-5"
    >
      {there.map((outcome) => (
        <Link
          key={outcome}
          to={`${pathname}?show=${outcome}`}
          aria-current={outcome === shown ? 'page' : undefined}
          preventScrollReset
          className={`-mb-px flex min-h-11 items-center border-b-2 text-base whitespace-nowrap tabular-nums ${outcome === shown ? 'border-lumen font-semibold' : 'border-transparent hover:border-line'}`}
        >
          {LABELS[outcome]} {formatNumber(counts[outcome])}
        </Link>
      ))}
    </nav>
  )
}

/** What is looked at first: what is wrong, then what would change. */
export function firstOutcome(counts: OutcomeCounts): ShownOutcome | null {
  return OUTCOME_TABS.find((outcome) => counts[outcome] > 0) ?? null
}
