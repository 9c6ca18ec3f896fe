import { href } from 'react-router'
import { formatMoney } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import type { SortDirection } from '#app/lib/list-query.ts'
import { adminText } from '#app/orders/customers/admin-text.ts'
import type { CustomerRow } from '#app/orders/customers/customer-list.server.ts'
import { getCustomerName } from '#app/orders/customers/customer-list.ts'
import { TagMarks } from '#app/orders/tags/tag-marks.tsx'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { SelectCell } from '#app/ui/admin/lists/select-rows.tsx'
import type { Rows } from '#app/ui/admin/lists/use-row-selection.ts'
import { Badge } from '#app/ui/admin/status-badge.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type CustomerTableProps = {
  readonly sort: string
  readonly dir: SortDirection
  readonly isBusy: boolean
  readonly rows: readonly CustomerRow[]
  readonly selection: Rows<Id<'customer'>>
}

export function CustomerTable({ sort, dir, isBusy, rows, selection }: CustomerTableProps) {
  const sorted = { sort, dir }
  return (
    <IndexTable
      className="customer-rows"
      caption={adminText.customers}
      isBusy={isBusy}
      selection={selection}
      columns={[
        { label: adminText.name, column: 'name', ...sorted },
        adminText.email,
        { label: adminText.orders, column: 'orders', first: 'desc', align: 'right', ...sorted },
        { label: adminText.spent, column: 'spent', first: 'desc', align: 'right', ...sorted },
        { label: adminText.joined, column: 'created', first: 'desc', ...sorted },
        adminText.newsletter,
      ]}
    >
      {rows.map((customer) => (
        <tr key={customer.id}>
          <SelectCell rows={selection} id={customer.id} name={getCustomerName(customer)} />
          <th scope="row" className="cell-name">
            <RowLink
              to={href('/admin/customers/:id', { id: customer.id })}
              className="row-link line-clamp-2 max-w-96 font-medium wrap-anywhere"
            >
              {getCustomerName(customer)}
            </RowLink>
            <TagMarks tags={customer.tags} />
          </th>
          <td className="cell-email text-ink-2 wrap-anywhere max-md:truncate">
            <span className="md:line-clamp-2">{customer.email}</span>
          </td>
          <td className="cell-orders text-right">
            {customer.orders}
            <span className="md:hidden"> {adminText.ordersInSentence(customer.orders)}</span>
          </td>
          <td className="cell-spent text-right whitespace-nowrap">{formatMoney(customer.spent)}</td>
          <td className="whitespace-nowrap text-ink-2 max-md:hidden">
            <LocalTime at={customer.createdAt} isDateOnly />
          </td>
          <td className="max-md:hidden">
            <NewsletterBadge isSubscribed={customer.isSubscribed} />
          </td>
        </tr>
      ))}
    </IndexTable>
  )
}

export function NewsletterBadge({ isSubscribed }: { isSubscribed: boolean }) {
  return (
    <Badge glyph={isSubscribed ? '●' : '○'} tone={isSubscribed ? 'moss' : 'quiet'}>
      {isSubscribed ? adminText.subscribed : adminText.notSubscribed}
    </Badge>
  )
}
