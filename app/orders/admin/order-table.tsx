import { href } from 'react-router'
import { countryName } from '#app/base/countries.ts'
import { formatMoney } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import type { SortDirection } from '#app/lib/list-query.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import { getFulfillment } from '#app/orders/admin/fulfillment.ts'
import { OrderStatusBadge } from '#app/orders/admin/order-badges.tsx'
import type { OrderRow } from '#app/orders/find-orders.server.ts'
import { getPaymentLabel, getShortPaymentLabel } from '#app/orders/order-labels.ts'
import { isPaymentOpen, isReadyToPack, isUnshipped } from '#app/orders/order-status.ts'
import { TagMarks } from '#app/orders/tags/tag-marks.tsx'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { SelectCell } from '#app/ui/admin/lists/select-rows.tsx'
import type { Rows } from '#app/ui/admin/lists/use-row-selection.ts'
import { ShortDate } from '#app/ui/admin/short-date.tsx'
import { OrderNumber } from '#app/ui/order-number.tsx'

type OrderTableProps = {
  readonly caption: string
  readonly isBusy?: boolean
  readonly rows: readonly Omit<OrderRow, 'customerEmail'>[]
  /** Shown in a column on wide screens, unless empty. */
  readonly markets?: readonly { readonly id: Id<'market'>; readonly name: string }[]
  /** Shows country and fulfillment on wide screens. */
  readonly hasShipping?: boolean
  readonly selection?: Rows<Id<'order'>>
  readonly sorting?: { readonly sort: string; readonly dir: SortDirection }
}

export function OrderTable({
  caption,
  isBusy = false,
  rows,
  markets = [],
  hasShipping = false,
  selection,
  sorting,
}: OrderTableProps) {
  const itemsClass = hasShipping ? 'max-[90rem]:hidden' : 'max-xl:hidden' // leaves space for wide order numbers
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
        ...(markets.length > 0 ? [{ label: adminText.market, className: 'max-2xl:hidden' }] : []),
        ...(hasShipping ? [{ label: adminText.country, className: 'max-xl:hidden' }] : []),
        { label: adminText.items, className: `text-right ${itemsClass}` },
        adminText.payment,
        adminText.status,
        ...(hasShipping ? [{ label: adminText.fulfillment, className: 'max-xl:hidden' }] : []),
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
              <OrderNumber number={order.orderNumber} isShortOnPhones />
            </RowLink>
          </th>
          <td className="cell-date wide-phone-only whitespace-nowrap text-ink-2">
            <ShortDate at={order.createdAt} />
          </td>
          <td className="cell-customer">
            <span className="flex items-center gap-x-2 max-2xl:flex-wrap max-md:flex-nowrap">
              <span className="line-clamp-2 min-w-16 wrap-anywhere max-md:block max-md:truncate max-md:font-medium">
                {order.customerName}
              </span>
              <TagMarks tags={order.tags} />
            </span>
          </td>
          {markets.length > 0 && (
            <td className="wrap-anywhere max-2xl:hidden">{markets.find(({ id }) => id === order.marketId)?.name}</td>
          )}
          {hasShipping && <td className="max-xl:hidden">{countryName(order.country)}</td>}
          <td className={`text-right ${itemsClass}`}>{order.units}</td>
          <td
            className={`cell-payment whitespace-nowrap max-md:text-xs ${isPaymentOpen(order.paymentStatus) ? 'max-lg:text-amber' : 'max-lg:text-ink-2'}`}
          >
            <span className="lg:hidden">{getShortPaymentLabel(order)}</span>
            <span className="max-lg:hidden">{getPaymentLabel(order)}</span>
          </td>
          <td className="cell-status max-md:text-right">
            <OrderStatusBadge status={order.status} />
            {order.hasOpenWithdrawal && (
              <span className="block text-xs font-medium text-amber">{adminText.withdrawal}</span>
            )}
            {order.hasBackorder && isUnshipped(order.status) && (
              <span className="block text-xs font-medium text-amber">{adminText.backorder}</span>
            )}
            {hasSpecialShipping(order) && (
              <span className={`block text-xs text-ink-2 ${hasShipping ? 'xl:hidden' : ''}`}>{order.shippingName}</span>
            )}
          </td>
          {hasShipping && (
            <td className="max-xl:hidden">
              <FulfillmentState order={order} />
            </td>
          )}
          <td className="cell-total text-right">{formatMoney(order.total)}</td>
        </tr>
      ))}
    </IndexTable>
  )
}

function hasSpecialShipping({ status, shippingMethod }: OrderTableProps['rows'][number]): boolean {
  return isUnshipped(status) && shippingMethod !== 'standard'
}

/**
 * Shows whether the units are unfulfilled or returned, with the tracking number or a shipping method other than the
 * standard one. Shows only the tracking number of a shipped order, because its status already says that it is shipped.
 */
function FulfillmentState({ order }: { readonly order: OrderTableProps['rows'][number] }) {
  const fulfillment = getFulfillment(order)
  if (!fulfillment) return null
  const { trackingNumber, shippingName } = order
  if (fulfillment === 'shipped') {
    return trackingNumber ? (
      <span className="block max-w-40 truncate" title={trackingNumber}>
        <span className="sr-only">{adminText.trackingNumber} </span>
        {trackingNumber}
      </span>
    ) : (
      <span className="text-ink-2">{adminText.noTracking}</span>
    )
  }
  const note = trackingNumber || (hasSpecialShipping(order) && shippingName)
  return (
    <span className="flex items-baseline gap-2">
      <span className="whitespace-nowrap">{adminText.fulfillments[fulfillment]}</span>
      {note && (
        <span className="w-24 grow truncate text-xs text-ink-2 max-[90rem]:sr-only" title={note}>
          {trackingNumber && <span className="sr-only">{adminText.trackingNumber} </span>}
          {note}
        </span>
      )}
    </span>
  )
}
