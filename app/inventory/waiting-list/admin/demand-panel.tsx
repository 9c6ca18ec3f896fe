import { href } from 'react-router'
import type { VariantDemand, WaitingTotals } from '#app/inventory/waiting-list/admin/waiting-rows.server.ts'
import { adminText } from '#app/inventory/waiting-list/admin-text.ts'
import { buildWaitingUrl } from '#app/inventory/waiting-query.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import type { Id } from '#app/lib/id.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { NumberCell } from '#app/ui/admin/lists/number-cell.tsx'

/** Shows how many people are waiting and how many units are held. Renders nothing if nobody is waiting. */
export function WaitingTotalsLine({ totals: { waiting, held, choices } }: { readonly totals: WaitingTotals }) {
  if (waiting + held === 0) return null
  return (
    <p className="mt-3 text-base">
      {waiting > 0 && adminText.peopleWaiting(waiting, choices)}
      {held > 0 && adminText.unitsHeld(held)}
      <TextLink to={href('/admin/waiting-list')} isInText>
        {adminText.waitingList}
      </TextLink>{' '}
      ·{' '}
      <TextLink to={href('/admin/reorder')} isInText>
        {adminText.reorder}
      </TextLink>
    </p>
  )
}

type DemandTableProps = { readonly productId: Id<'product'>; readonly rows: readonly VariantDemand[] }

/** Shows the stock of a product, its held units and the number of people who are waiting. */
export function DemandTable({ productId, rows }: DemandTableProps) {
  const people = buildWaitingUrl(href('/admin/waiting-list'), { by: 'people', product: productId })
  return (
    <div className="mt-4 rounded-field border border-line bg-paper">
      <IndexTable
        className="demand-rows"
        caption={adminText.stockNow}
        columns={[
          adminText.variant,
          { label: adminText.stock, className: 'text-right' },
          { label: adminText.held, className: 'text-right' },
          { label: adminText.waiting, className: 'text-right' },
        ]}
      >
        {rows.map(({ sku, size, color, stock, held, waiting }) => (
          <tr key={sku}>
            <th scope="row" className="cell-name wrap-anywhere">
              {[size, color].filter(Boolean).join(' · ') || adminText.allVariants}
              <span className="block text-xs text-ink-2">{sku}</span>
            </th>
            <NumberCell className="cell-stock" value={stock} phoneLabel={adminText.inStock} />
            <NumberCell className="cell-held" value={held} phoneLabel={adminText.heldInSentence} />
            <td className="cell-waiting text-right">
              {waiting > 0 ? <TextLink to={people}>{formatNumber(waiting)}</TextLink> : 0}
              <span className="md:hidden"> {adminText.waitingInSentence}</span>
            </td>
          </tr>
        ))}
      </IndexTable>
    </div>
  )
}
