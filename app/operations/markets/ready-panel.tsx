import { href, Link } from 'react-router'
import { adminText } from '#app/operations/markets/admin-text.ts'
import type { MissingItem, MissingRequirement } from '#app/operations/markets/missing.ts'
import { Item, MissingList } from '#app/operations/markets/missing-list.tsx'
import type { FormMarket } from '#app/pricing/read-markets.server.ts'
import { SummaryPanel } from '#app/ui/admin/summary-panel.tsx'

type ReadyPanelProps = {
  readonly market: Pick<FormMarket, 'id' | 'status'>
  /** The requirements that are not met. They keep a draft market closed; an open market can also have some. */
  readonly missing: readonly MissingRequirement[]
  readonly advice: readonly MissingItem[]
}

/** Shows the missing requirements of a market and advice, with links to the screens where they can be fixed. */
export function ReadyPanel({ market: { id, status }, missing, advice }: ReadyPanelProps) {
  if (status === 'open' && missing.length === 0 && advice.length === 0) return null
  const incomplete = status === 'open' ? adminText.missingInThisMarket : adminText.beforeItCanOpen
  const complete = status === 'open' ? adminText.advice : adminText.readyToOpen
  return (
    <div className="mb-3">
      <SummaryPanel
        title={missing.length > 0 ? incomplete : complete}
        summary={adminText.toDoInShort(missing.length, advice.length) || adminText.nothingIsMissing}
        startsOpen={status !== 'open' || missing.length > 0}
      >
        {missing.length > 0 ? (
          <MissingList marketId={id} missing={missing} />
        ) : (
          <p className="text-base">{nothing()}</p>
        )}
        {advice.length > 0 && (
          <section aria-label={adminText.advice} className="mt-4 border-t border-line pt-4">
            <h3 className="text-base font-semibold">{adminText.advice}</h3>
            <ul className="mt-2 divide-y divide-line text-base text-ink-2">
              {advice.map((finding) => (
                <Item key={`${finding.rule} ${finding.text}`} item={finding} />
              ))}
            </ul>
          </section>
        )}
        <p className="mt-4 text-sm text-ink-2">
          {adminText.lawHint.before}{' '}
          <Link to={href('/admin/law')} className="text-link">
            {adminText.lawHint.link}
          </Link>{' '}
          {adminText.lawHint.after}
        </p>
      </SummaryPanel>
    </div>
  )
}

const nothing = () => adminText.nothingIsMissing
