import type { Repricing } from '#app/catalog/prices/admin/repricings.server.ts'
import { adminText } from '#app/catalog/prices/admin-text.ts'
import { Notice } from '#app/ui/admin/notice.tsx'
import { usePolling } from '#app/ui/admin/use-polling.ts'

const POLL_MS = 2_000

/** Shows that prices are being updated in the background after a change of rate or rounding. */
export function RepricingNote({ repricings }: { readonly repricings: readonly Repricing[] }) {
  usePolling(repricings.length > 0, POLL_MS)
  return (
    <div role="status">
      {repricings.length > 0 && (
        <Notice className="mb-4">
          <p>{adminText.repricing}</p>
          <ul className="mt-1 tabular-nums">
            {repricings.map(({ marketId, market, percent }) => (
              <li key={marketId} className="wrap-anywhere">
                {market}: {percent}%
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
