import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { adminText } from '#app/inventory/stock/admin-text.ts'
import { MAX_DRIFTS, type StockCheck, type StockDrift } from '#app/inventory/stock/stock-check.ts'
import { formatChange } from '#app/inventory/stock-history.ts'
import { TextButton, TextLink } from '#app/ui/admin/admin-button.tsx'
import { Notice } from '#app/ui/admin/notice.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

/** Warns if stock and history disagree. The check runs after the page is shown, because it reads all movements. */
export function StockCheckPanel() {
  const [check, setCheck] = useState<StockCheck | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads the check again
  useEffect(() => {
    const controller = new AbortController()
    load(controller.signal).then(setCheck, () => {
      if (!controller.signal.aborted) setHasFailed(true)
    })
    return () => controller.abort()
  }, [attempt])
  const retry = () => {
    setHasFailed(false)
    setAttempt(attempt + 1)
  }
  if (hasFailed) {
    return (
      <p role="status" className="text-base text-ink-2">
        {adminText.notChecked.text} <TextButton onClick={retry}>{adminText.notChecked.action}</TextButton>
      </p>
    )
  }
  return (
    <div role="status" className="text-base empty:hidden">
      {check && check.drifts.length > 0 && <Drifts drifts={check.drifts} />}
    </div>
  )
}

function Drifts({ drifts }: { drifts: readonly StockDrift[] }) {
  return (
    <Notice tone="danger">
      <h2 className="font-semibold">
        {drifts.length === MAX_DRIFTS
          ? adminText.stockDisagreesOften(drifts.length)
          : adminText.stockDisagrees(drifts.length)}
      </h2>
      <p className="mt-1 max-w-[75ch]">{adminText.disagreeHint}</p>
      <ul className="mt-2 grid gap-2">
        {drifts.map((drift) => (
          <li key={`${drift.kind}/${drift.sku}`}>
            <TextLink to={href('/admin/products/edit/:id', { id: drift.productId })}>{drift.productName}</TextLink>
            <p className="wrap-anywhere tabular-nums">
              {[drift.size, drift.color, drift.sku].filter(Boolean).join(' · ')}: {formatDrift(drift)}{' '}
              <DriftTime drift={drift} />
            </p>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function formatDrift({ kind, stock, expected }: StockDrift): string {
  const difference = formatChange(stock - expected)
  if (kind === 'sum') return adminText.sumDiffers(stock, expected, difference)
  if (kind === 'held') return adminText.heldDiffers(stock, expected, difference)
  if (kind === 'removed') return adminText.deletedNotWrittenOff(expected)
  return adminText.variantDiffers(stock, expected, difference)
}

function DriftTime({ drift: { kind, after, before } }: { readonly drift: StockDrift }) {
  if (kind !== 'variant') return null
  const last = after && <LocalTime at={new Date(after)} />
  const next = before && <LocalTime at={new Date(before)} />
  if (last && next) {
    return (
      <>
        {adminText.changedBetween.before} {last} {adminText.changedBetween.between} {next}.
      </>
    )
  }
  if (last)
    return (
      <>
        {adminText.changedAfterLast} {last}.
      </>
    )
  return next ? (
    <>
      {adminText.changedBeforeFirst} {next}.
    </>
  ) : (
    adminText.noHistory
  )
}

async function load(signal: AbortSignal): Promise<StockCheck> {
  const response = await fetch(href('/admin/stock/check'), { signal })
  if (!response.ok || response.redirected) throw new Error(`The check responded with ${response.status}`)
  return response.json()
}
