import { Link, useLocation } from 'react-router'
import type { Nouns, OutcomeCounts } from '#app/base/imports.ts'
import { adminText } from '#app/exchange/imports/admin-text.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { upperFirst } from '#app/lib/line.ts'

export const OUTCOME_TABS = ['refused', 'stale', 'changed', 'new', 'unchanged', 'applied'] as const
type ShownOutcome = (typeof OUTCOME_TABS)[number]

type ImportOutcomesProps = {
  readonly nouns: Nouns
  readonly counts: OutcomeCounts
  readonly shown: ShownOutcome | null
}

export function ImportOutcomes({ nouns, counts, shown }: ImportOutcomesProps) {
  const { pathname } = useLocation()
  return (
    <nav
      aria-label={adminText.byOutcome(upperFirst(nouns.many))}
      className="flex gap-6 overflow-x-auto border-b border-line px-4 md:px-5"
    >
      {OUTCOME_TABS.filter((outcome) => counts[outcome] > 0).map((outcome) => (
        <Link
          key={outcome}
          to={`${pathname}?show=${outcome}`}
          aria-current={outcome === shown ? 'page' : undefined}
          preventScrollReset
          className={`-mb-px flex min-h-11 items-center border-b-2 text-base whitespace-nowrap tabular-nums ${outcome === shown ? 'border-lumen font-semibold' : 'border-transparent hover:border-line'}`}
        >
          {adminText.outcomes[outcome]} {formatNumber(counts[outcome])}
        </Link>
      ))}
    </nav>
  )
}

export function findFirstOutcome(counts: OutcomeCounts): ShownOutcome | null {
  return OUTCOME_TABS.find((outcome) => counts[outcome] > 0) ?? null
}
