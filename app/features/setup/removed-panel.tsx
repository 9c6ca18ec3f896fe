import type { OwnStorePage } from '#app/features/setup/own-store.server.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { Panel } from '#app/ui/admin/panel.tsx'

const STAYS = [
  'Everything that staff or shoppers added: products, orders, customers, images.',
  'Staff accounts and the history of changes.',
  'Settings and texts that you changed.',
  'Markets, shipping and taxes: the setup asks about them next.',
  'The categories Dresses, Tops, Bottoms and Accessories: rename, merge or delete them under Categories.',
]

export function RemovedPanel({ counts, texts }: Pick<OwnStorePage, 'counts' | 'texts'>) {
  return (
    <div className="grid min-w-0 gap-4 xl:col-span-7">
      <Panel title="What is removed">
        <table className="w-full text-base wrap-anywhere">
          <thead>
            <tr className="border-b border-line text-left text-sm text-ink-2">
              <th scope="col" className="py-2 font-normal">
                Of the demo store
              </th>
              <th scope="col" className="py-2 pl-3 text-right font-normal">
                Removed
              </th>
              <th scope="col" className="py-2 pl-3 text-right font-normal">
                Changed by staff
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {[...counts, { label: 'Texts and figures of pages', removed: texts, changed: 0 }].map((row) => (
              <tr key={row.label}>
                <th scope="row" className="py-2 text-left font-normal">
                  {row.label}
                </th>
                <td className="py-2 pl-3 text-right tabular-nums">{formatNumber(row.removed)}</td>
                <td className="py-2 pl-3 text-right tabular-nums">{formatNumber(row.changed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-3 text-sm text-ink-2">
          What staff changed stays, unless you choose otherwise. So do customers with other orders, and orders with an
          invoice. Shoppers see a coming-soon page until you open the store.
        </p>
      </Panel>
      <Panel title="What stays">
        <ul className="grid list-disc gap-2 pl-5 text-base">
          {STAYS.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
