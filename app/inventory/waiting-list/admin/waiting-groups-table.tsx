import { href } from 'react-router'
import type { WaitingGroup } from '#app/inventory/waiting-list/admin/waiting-rows.server.ts'
import { adminText } from '#app/inventory/waiting-list/admin-text.ts'
import { formatChoice } from '#app/inventory/waiting-list.ts'
import { buildWaitingUrl } from '#app/inventory/waiting-query.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { NumberCell } from '#app/ui/admin/lists/number-cell.tsx'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'

type WaitingGroupsTableProps = { readonly rows: readonly WaitingGroup[]; readonly isBusy: boolean }

export function WaitingGroupsTable({ rows, isBusy }: WaitingGroupsTableProps) {
  return (
    <IndexTable
      className="waiting-rows"
      caption={adminText.waitingLists}
      isBusy={isBusy}
      columns={[
        adminText.product,
        { label: adminText.waiting, className: 'text-right' },
        { label: adminText.held, className: 'text-right' },
        { label: adminText.notConfirmed, className: 'text-right' },
        { label: adminText.bought, className: 'text-right' },
        { label: adminText.notInTime, className: 'text-right' },
        { label: adminText.stock, className: 'text-right' },
      ]}
    >
      {rows.map((row) => (
        <tr key={`${row.productId}/${row.name}/${row.size}/${row.color}`}>
          <th scope="row" className="cell-name wrap-anywhere">
            <RowLink to={getPeopleUrl(row)} className="row-link line-clamp-2 font-medium text-ink">
              {row.name}
            </RowLink>
            <span className="block text-xs text-ink-2">
              {formatChoice(row)}
              {row.productId === null && adminText.deletedProduct}
            </span>
          </th>
          <NumberCell
            className="cell-waiting font-medium"
            value={row.waiting}
            phoneLabel={adminText.waitingInSentence}
          />
          <NumberCell className="cell-held" value={row.held} phoneLabel={adminText.heldInSentence} />
          <td className="text-right text-ink-2 max-md:hidden">{formatNumber(row.unconfirmed)}</td>
          <td className="text-right text-ink-2 max-md:hidden">{formatNumber(row.bought)}</td>
          <td className="text-right text-ink-2 max-md:hidden">{formatNumber(row.expired)}</td>
          <NumberCell className="cell-stock" value={row.stock} phoneLabel={adminText.inStock} />
        </tr>
      ))}
    </IndexTable>
  )
}

function getPeopleUrl({ productId, name, size, color }: WaitingGroup): string {
  const filter = productId ? { product: productId, size, color } : { q: name }
  return buildWaitingUrl(href('/admin/waiting-list'), { by: 'people', ...filter })
}
