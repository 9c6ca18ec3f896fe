import { href } from 'react-router'
import { formatMoney } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import type { SortDirection } from '#app/lib/list-query.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import { OrderStatusBadge } from '#app/orders/admin/order-badges.tsx'
import type { OrderRow } from '#app/orders/find-orders.server.ts'
import { getPaymentLabel } from '#app/orders/order-labels.ts'
import { isReadyToPack, isUnshipped } from '#app/orders/order-status.ts'
import { TagMarks } from '#app/orders/tags/tag-marks.tsx'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { SelectCell } from '#app/ui/admin/lists/select-rows.tsx'
import type { Rows } from '#app/ui/admin/lists/use-row-selection.ts'
import { OrderNumber } from '#app/ui/admin/order-number.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type OrderTableProps = {
  readonly caption: string
  readonly isBusy?: boolean
  readonly rows: readonly Omit<OrderRow, 'customerEmail'>[]
  /** Shown in a column on wide screens, unless empty. */
  readonly markets?: readonly { readonly id: Id<'market'>; readonly name: string }[]
  readonly selection?: Rows<Id<'order'>>
  readonly sorting?: { readonly sort: string; readonly dir: SortDirection }
}

export function OrderTable({ caption, isBusy = false, rows, markets = [], selection, sorting }: OrderTableProps) {
  return (
    <IndexTable
      className="order-rows"
      caption={caption}
      isBusy={isBusy}
      selection={selection}
      columns={[
        adminText.order,
        sorting ? { label: adminText.date, column: 'date', first: 'desc', ...sorting } : adminText.date,
        adminText.customer,
        ...(markets.length > 0 ? [{ label: adminText.market, className: 'max-xl:hidden' }] : []),
        // Hidden if the navigation leaves too little width for a wide order number
        { label: adminText.items, className: 'text-right lg:max-xl:hidden' },
        { label: adminText.payment, className: 'max-lg:hidden' },
        adminText.status,
        sorting
          ? { label: adminText.total, column: 'total', first: 'desc', align: 'right', ...sorting }
          : { label: adminText.total, className: 'text-right' },
      ]}
    >
      {rows.map((order) => (
        <tr
          key={order.id}
          data-main-action={isReadyToPack(order) ? `${href('/admin/orders/pack')}?ids=${order.id}` : undefined}
        >
          {selection && <SelectCell rows={selection} id={order.id} name={order.orderNumber} />}
          <th scope="row" className="cell-number whitespace-nowrap">
            <RowLink to={href('/admin/orders/:id', { id: order.id })} className="row-link font-medium">
              <OrderNumber number={order.orderNumber} />
            </RowLink>
          </th>
          <td className="cell-date wide-phone-only whitespace-nowrap text-ink-2">
            <LocalTime at={order.createdAt} isDateOnly />
          </td>
          <td className="cell-customer">
            <span className="line-clamp-2 wrap-anywhere max-md:block max-md:truncate">{order.customerName}</span>
            <TagMarks tags={order.tags} />
          </td>
          {markets.length > 0 && (
            <td className="wrap-anywhere max-xl:hidden">{markets.find(({ id }) => id === order.marketId)?.name}</td>
          )}
          <td className="text-right max-md:hidden lg:max-xl:hidden">{order.units}</td>
          <td className="max-lg:hidden">{getPaymentLabel(order)}</td>
          <td className="cell-status max-md:text-right">
            <OrderStatusBadge status={order.status} />
            {order.hasOpenWithdrawal && (
              <span className="block text-xs font-medium text-amber">{adminText.withdrawal}</span>
            )}
            {order.hasBackorder && isUnshipped(order.status) && (
              <span className="block text-xs font-medium text-amber">{adminText.backorder}</span>
            )}
            <ShippingNote order={order} />
          </td>
          <td className="cell-total text-right">{formatMoney(order.total)}</td>
        </tr>
      ))}
    </IndexTable>
  )
}

function ShippingNote({ order }: { order: OrderTableProps['rows'][number] }) {
  if (order.trackingNumber) {
    return (
      <span className="line-clamp-2 w-max max-w-40 text-xs wrap-anywhere text-ink-2 max-xl:max-w-28 max-md:hidden">
        <span className="sr-only">{adminText.trackingNumber} </span>
        {order.trackingNumber}
      </span>
    )
  }
  if (order.shippingMethod === 'standard' || !isUnshipped(order.status)) return null
  return <span className="block text-xs text-ink-2">{order.shippingName}</span>
}
