import { href } from 'react-router'
import { formatMoney } from '#app/base/money.ts'
import { orderText } from '#app/orders/order-text.ts'
import {
  type ActivityRow,
  DISPUTE_BADGES,
  getKindText,
  getStateBadge,
  getStateText,
} from '#app/payments/activity/activity.ts'
import { CopyReference } from '#app/payments/activity/copy-reference.tsx'
import { adminText } from '#app/payments/admin-text.ts'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { Badge } from '#app/ui/admin/status-badge.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import { OrderNumber } from '#app/ui/order-number.tsx'

type ActivityTableProps = { readonly rows: readonly ActivityRow[]; readonly isBusy: boolean }

export function ActivityTable({ rows, isBusy }: ActivityTableProps) {
  return (
    <IndexTable
      className="payment-rows"
      caption={adminText.paymentsAndRefunds}
      isBusy={isBusy}
      columns={[
        adminText.order,
        { label: adminText.date, hasTimes: true },
        adminText.kind,
        adminText.method,
        { label: adminText.reference, className: 'max-xl:hidden' },
        adminText.status,
        { label: adminText.fee, className: 'text-right max-xl:hidden' },
        { label: adminText.amount, className: 'text-right' },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row" className="cell-number whitespace-nowrap">
            <RowLink to={href('/admin/orders/:id', { id: row.orderId })} className="row-link font-medium">
              <OrderNumber number={row.orderNumber} />
            </RowLink>
          </th>
          <td className="cell-date text-ink-2 md:whitespace-nowrap">
            <LocalTime at={row.at} />
          </td>
          <td className="cell-name">{getKindText(row)}</td>
          <td className="cell-from text-ink-2">{formatMethod(row)}</td>
          <td className="above-row max-xl:hidden">
            <CopyReference reference={row.reference} />
          </td>
          <td className="cell-state max-md:text-right">
            <PaymentBadges row={row} />
          </td>
          <td className="text-right whitespace-nowrap text-ink-2 max-xl:hidden">
            {row.fee ? formatMoney(row.fee) : ''}
          </td>
          <td className="cell-total text-right font-medium whitespace-nowrap">{formatSignedAmount(row)}</td>
        </tr>
      ))}
    </IndexTable>
  )
}

export function PaymentBadges({ row }: { readonly row: ActivityRow }) {
  const { dispute } = row
  return (
    <span className="inline-flex flex-wrap gap-x-3 max-md:justify-end">
      <Badge {...getStateBadge(row)}>{getStateText(row)}</Badge>
      {dispute && <Badge {...DISPUTE_BADGES[dispute]}>{adminText.disputes[dispute]}</Badge>}
    </span>
  )
}

/** Returns the method and its provider, such as 'PayPal' or 'Credit card, Stripe'. */
export function formatMethod({ method, provider }: Pick<ActivityRow, 'method' | 'provider'>): string {
  const name = orderText.paymentNames[method]
  return name === provider ? name : `${name}, ${provider}`
}

function formatSignedAmount({ source, amount }: ActivityRow): string {
  return `${source === 'refund' ? '−' : ''}${formatMoney(amount)}`
}
