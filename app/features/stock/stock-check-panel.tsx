import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { DRIFTS_SHOWN, type StockCheck, type StockDrift } from '#app/features/stock/stock-check.ts'
import { formatChange } from '#app/features/stock/stock-history.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { TextButton, TextLink } from '#app/ui/admin/admin-button.tsx'
import { Badge } from '#app/ui/admin/status-badge.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

/** Loads by itself after the screen, as the check reads all movements. */
export function StockCheckPanel() {
  const [check, setCheck] = useState<StockCheck | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads the same again
  useEffect(() => {
    const aborting = new AbortController()
    load(aborting.signal).then(setCheck, () => {
      if (!aborting.signal.aborted) setHasFailed(true)
    })
    return () => aborting.abort()
  }, [attempt])
  const retry = () => {
    setHasFailed(false)
    setAttempt(attempt + 1)
  }
  if (hasFailed) {
    return (
      <p role="status" className="text-base text-ink-2">
        Stock could not be checked against its history. <TextButton onClick={retry}>Try again</TextButton>
      </p>
    )
  }
  return (
    <div role="status" className="min-h-6 text-base">
      {check === null ? (
        <p className="text-ink-2">Checking stock against its history...</p>
      ) : check.drifts.length === 0 ? (
        <p>
          <Badge glyph="●" tone="moss">
            Stock and its history agree
          </Badge>
          <span className="text-ink-2 tabular-nums">
            {' '}
            · {formatNumber(check.movements)} {check.movements === 1 ? 'movement' : 'movements'} added up
          </span>
        </p>
      ) : (
        <Drifts drifts={check.drifts} />
      )}
    </div>
  )
}

function Drifts({ drifts }: { drifts: readonly StockDrift[] }) {
  return (
    <section className="border-l-4 border-danger bg-danger-soft p-4">
      <h2 className="font-semibold text-danger">
        <span aria-hidden="true">! </span>Stock and its history disagree in {placesText(drifts.length)}
      </h2>
      <p className="mt-1 max-w-[75ch]">
        Something other than the store changed its database. Count the units, then follow “Stock and ledger disagree” in
        the operations documentation.
      </p>
      <ul className="mt-2 grid gap-2">
        {drifts.map((drift) => (
          <li key={`${drift.kind}/${drift.sku}`}>
            <TextLink to={href('/admin/products/edit/:id', { id: drift.productId })}>{drift.productName}</TextLink>
            <p className="wrap-anywhere tabular-nums">
              {[drift.size, drift.color, drift.sku].filter(Boolean).join(' · ')}: {driftText(drift)}{' '}
              <When drift={drift} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function placesText(count: number): string {
  if (count === 1) return 'one place'
  return count === DRIFTS_SHOWN ? `${count} places or more` : `${count} places`
}

function driftText({ kind, stock, expected }: StockDrift): string {
  const difference = formatChange(stock - expected)
  if (kind === 'sum') return `the product has ${stock}, its variants add up to ${expected} (${difference}).`
  if (kind === 'held') return `${stock} are held for the waiting list, its history says ${expected} (${difference}).`
  if (kind === 'removed') return `a deleted size or color had ${expected} left that were not written off.`
  return `stock is ${stock}, its history says ${expected} (${difference}).`
}

function When({ drift: { kind, after, before } }: { readonly drift: StockDrift }) {
  if (kind !== 'variant') return null
  const last = after && <LocalTime at={new Date(after)} />
  const next = before && <LocalTime at={new Date(before)} />
  if (last && next) {
    return (
      <>
        Changed between {last} and {next}.
      </>
    )
  }
  if (last) return <>Changed after its last movement, {last}.</>
  return next ? <>Changed before its first movement, {next}.</> : 'It has no history.'
}

async function load(signal: AbortSignal): Promise<StockCheck> {
  const response = await fetch(href('/admin/stock/check'), { signal })
  if (!response.ok || response.redirected) throw new Error(`The check responded with ${response.status}`)
  return response.json()
}
