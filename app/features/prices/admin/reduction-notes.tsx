import type { ReactNode } from 'react'
import { formatMoney, money } from '#app/features/money/money.ts'
import type { ReductionNote } from '#app/features/prices/admin/reductions.server.ts'
import { LocalTime } from '#app/ui/local-time.tsx'

const MAX_SHOWN = 6

/** What is wrong with announced reductions, where the law requires the lowest price of 30 days before. */
export function ReductionNotes({ notes }: { notes: readonly ReductionNote[] }) {
  const shown = notes.slice(0, MAX_SHOWN)
  const others = notes.length - shown.length
  if (shown.length === 0) return null
  return (
    <section aria-label="Lowest price of 30 days" className="border-l-4 border-amber bg-amber-soft px-4 py-3 text-base">
      <p className="font-medium">Lowest price of 30 days</p>
      <ul className="mt-2 grid gap-3">
        {shown.map((note) => (
          <li key={`${note.marketId} ${note.variantId}`} className="max-w-[62ch] wrap-anywhere">
            <span className="font-medium tabular-nums">{titleOf(note)}</span>
            <br />
            <Problem note={note} />
          </li>
        ))}
      </ul>
      {others > 0 && (
        <p className="mt-3">{others === 1 ? 'One more price is like this.' : `${others} more prices are like this.`}</p>
      )}
      <p className="mt-3 text-sm text-ink-2">Directive 98/6/EC, Art. 6a. This is guidance, no legal advice.</p>
    </section>
  )
}

function titleOf({ market, size, color, price, was, currency }: ReductionNote): string {
  const variant = [size, color].filter((part) => part !== null).join(', ')
  const [now, before] = [price, was].map((minor) => formatMoney(money(minor, currency)))
  return [market, variant, `${now} instead of ${before}`].filter(Boolean).join(' · ')
}

function Problem({ note }: { note: ReductionNote }): ReactNode {
  const { problem, prior, currency, since, reducedFrom } = note
  const lowest = prior === null ? '' : formatMoney(money(prior, currency))
  const from = reducedFrom && <LocalTime at={reducedFrom} isDay />
  if (problem === 'none') {
    return (
      <>
        This price has no history of 30 days: {from ? <>it is reduced since {from}</> : 'it is reduced already'}, and
        shoppers saw no price before. They see neither the old price nor “Sale”.
      </>
    )
  }
  if (problem === 'higher') {
    return (
      <>
        It is not below {lowest}, the lowest price of the 30 days before {from}. Shoppers see that price beside it, and
        no “Sale”.
      </>
    )
  }
  if (problem === 'short') {
    return (
      <>
        This price has no history of 30 days: it is sold since {since && <LocalTime at={since} isDay />} and reduced
        since {from}. Shoppers see the lowest price of these days, {lowest}.
      </>
    )
  }
  return (
    <>
      The old price is above {lowest}, the lowest price of the 30 days before {from}, which shoppers see beside it. A
      percentage that you name anywhere has to be computed from {lowest}.
    </>
  )
}
