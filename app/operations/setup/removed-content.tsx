import { formatNumber } from '#app/lib/format/number.ts'
import { adminText } from '#app/operations/setup/admin-text.ts'
import type { OwnStorePage } from '#app/operations/setup/own-store.server.ts'
import { SummaryRow } from '#app/ui/admin/summary-panel.tsx'

const listRetained = () => [
  adminText.staysAdded,
  adminText.staysStaff,
  adminText.staysTexts,
  adminText.staysMarkets,
  adminText.staysCategories,
]

/** Lists what the command removes and what stays. Shows only the number of items until there is a backup. */
export function RemovedContent({ counts, texts, isBackedUp }: Pick<OwnStorePage, 'counts' | 'texts' | 'isBackedUp'>) {
  const total = counts.reduce((sum, { removed }) => sum + removed, texts)
  return (
    <SummaryRow
      key={String(isBackedUp)}
      title={adminText.whatIsRemoved}
      summary={adminText.itemCount(total)}
      startsOpen={isBackedUp}
    >
      <RemovedTable counts={counts} texts={texts} />
    </SummaryRow>
  )
}

/** Lists the demo records that the command removes, which of them staff changed, and what stays. */
function RemovedTable({ counts, texts }: Pick<OwnStorePage, 'counts' | 'texts'>) {
  const hasChanges = counts.some(({ changed }) => changed > 0)
  return (
    <>
      <table className="w-full text-base wrap-anywhere">
        <thead>
          <tr className="border-b border-line text-left text-sm text-ink-2">
            <th scope="col" className="py-2 font-normal">
              {adminText.ofTheDemoStore}
            </th>
            <th scope="col" className="min-w-[70px] py-2 pl-3 text-right font-normal">
              {adminText.willBeRemoved}
            </th>
            {hasChanges && (
              <th scope="col" className="min-w-[70px] py-2 pl-3 text-right font-normal">
                {adminText.changedByStaff}
              </th>
            )}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {[...counts, { label: adminText.textsOfPages, removed: texts, changed: 0 }].map((row) => (
            <tr key={row.label}>
              <th scope="row" className="py-2 text-left font-normal">
                {row.label}
              </th>
              <td className="py-2 pl-3 text-right tabular-nums">{formatNumber(row.removed)}</td>
              {hasChanges && <td className="py-2 pl-3 text-right tabular-nums">{formatNumber(row.changed)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-ink-2">{adminText.removedHint}</p>
      <h3 className="mt-4 text-base font-semibold">{adminText.whatStays}</h3>
      <ul className="mt-2 grid list-disc gap-1 pl-5 text-base">
        {listRetained().map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}
