import type { ReactNode } from 'react'
import { formatMoney, money } from '#app/base/money.ts'
import type { ReductionNote } from '#app/catalog/prices/admin/reductions.server.ts'
import { adminText } from '#app/catalog/prices/admin-text.ts'
import { formatVariant } from '#app/catalog/variant-codes.ts'
import { Notice } from '#app/ui/admin/notice.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

const MAX_SHOWN = 6

/** Lists problems with announced reductions if the law requires showing the lowest price of the previous 30 days. */
export function ReductionNotes({ notes }: { notes: readonly ReductionNote[] }) {
  const shownNotes = notes.slice(0, MAX_SHOWN)
  const otherCount = notes.length - shownNotes.length
  if (shownNotes.length === 0) return null
  return (
    <section aria-label={adminText.lowestPrice}>
      <Notice>
        <p className="font-medium">{adminText.lowestPrice}</p>
        <ul className="mt-2 grid gap-3">
          {shownNotes.map((note) => (
            <li key={`${note.marketId} ${note.variantId}`} className="max-w-[62ch] wrap-anywhere">
              <span className="font-medium tabular-nums">{formatTitle(note)}</span>
              <br />
              <Problem note={note} />
            </li>
          ))}
        </ul>
        {otherCount > 0 && <p className="mt-3">{adminText.moreReductions(otherCount)}</p>}
        <p className="mt-3 text-sm text-ink-2">{adminText.lowestPriceLaw}</p>
      </Notice>
    </section>
  )
}

function formatTitle({ market, size, color, price, was, currency }: ReductionNote): string {
  const variant = formatVariant({ size, color })
  const [now, before] = [price, was].map((minor) => formatMoney(money(minor, currency)))
  return [market, variant, adminText.priceChange(now ?? '', before ?? '')].filter(Boolean).join(' · ')
}

function Problem({ note }: { note: ReductionNote }): ReactNode {
  const { problem, prior, currency, since, reducedFrom } = note
  const lowest = prior === null ? '' : formatMoney(money(prior, currency))
  const from = reducedFrom && <LocalTime at={reducedFrom} isDateOnly />
  if (problem === 'none') {
    return (
      <>
        {from ? (
          <>
            {adminText.noHistory.since.before} {from}
            {adminText.noHistory.since.after}
          </>
        ) : (
          adminText.noHistory.already
        )}{' '}
        {adminText.noHistory.result}
      </>
    )
  }
  if (problem === 'higher') {
    return (
      <>
        {adminText.notBelow.before(lowest)} {from}
        {adminText.notBelow.after}
      </>
    )
  }
  if (problem === 'short') {
    return (
      <>
        {adminText.shortHistory.before} {since && <LocalTime at={since} isDateOnly />} {adminText.shortHistory.between}{' '}
        {from}
        {adminText.shortHistory.after(lowest)}
      </>
    )
  }
  return (
    <>
      {adminText.aboveLowest.before(lowest)} {from}
      {adminText.aboveLowest.after(lowest)}
    </>
  )
}
