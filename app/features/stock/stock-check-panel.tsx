import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { DRIFTS_SHOWN, type StockCheck, type StockDrift } from '#app/features/stock/stock-check.ts'
import { formatChange } from '#app/features/stock/stock-history.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { TextButton, TextLink } from '#app/ui/admin/admin-button.tsx'
import { Badge } from '#app/ui/admin/status-badge.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

/**
 * Whether stock and its history agree, or where they do not. It is asked for by itself once the screen stands: adding up
 * all movements takes longer than showing fifty, and a failure is told here alone.
 */
export function StockCheckPanel() {
  const { check, hasFailed, again } = useStockCheck()
  if (hasFailed) {
    return (
      <p role="status" className="text-base text-ink-2">
        Whether stock and its history agree could not be checked. <TextButton onClick={again}>Try again</TextButton>
      </p>
    )
  }
  return (
    <div role="status" className="min-h-6 text-base">
      {check === null ? (
        <p className="text-ink-2">Adding up the history of stock...</p>
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
  const isMore = drifts.length === DRIFTS_SHOWN
  return (
    <section className="border-l-4 border-danger bg-danger-soft p-4">
      <h2 className="font-semibold text-danger">
        <span aria-hidden="true">! </span>Stock and its history disagree in{' '}
        {isMore ? `${drifts.length} places or more` : placesOf(drifts.length)}
      </h2>
      <p className="mt-1 max-w-[75ch]">
        Something other than the store wrote into its database. Count the pieces; what is to be done then is in the
        documentation, under operations.
      </p>
      <ul className="mt-2 grid gap-2">
        {drifts.map((drift) => (
          <li key={`${drift.kind}/${drift.sku}`}>
            <TextLink to={href('/admin/products/edit/:id', { id: drift.productId })}>{drift.productName}</TextLink>
            <p className="wrap-anywhere tabular-nums">
              {[drift.size, drift.color, drift.sku].filter(Boolean).join(' · ')}: {whatOf(drift)} <When drift={drift} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function placesOf(count: number): string {
  return count === 1 ? 'one place' : `${count} places`
}

function whatOf({ kind, stock, expected }: StockDrift): string {
  const difference = formatChange(stock - expected)
  if (kind === 'sum') return `the product says ${stock}, its rows of stock add up to ${expected} (${difference}).`
  if (kind === 'removed') return `a removed size or color had ${expected} left that nobody wrote off.`
  return `stock says ${stock}, its history ${expected} (${difference}).`
}

/** A gap in what the movements themselves note of the stock. */
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
  return next ? <>Its history begins too late, with {next}.</> : 'It has no history at all.'
}

function useStockCheck() {
  const [check, setCheck] = useState<StockCheck | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same again
  useEffect(() => {
    const pending = new AbortController()
    load(pending.signal).then(setCheck, () => {
      if (!pending.signal.aborted) setHasFailed(true)
    })
    return () => pending.abort()
  }, [attempt])
  return {
    /** Null until it was added up. */
    check,
    hasFailed,
    again: () => {
      setHasFailed(false)
      setAttempt(attempt + 1)
    },
  }
}

/** @throws where the answer is none: the store is away, or no one is logged in any more. */
async function load(signal: AbortSignal): Promise<StockCheck> {
  const response = await fetch(href('/admin/stock/check'), { signal })
  if (!response.ok || response.redirected) throw new Error(`The check was answered with ${response.status}`)
  return response.json()
}
