import { href } from 'react-router'
import { formatMoney } from '#app/base/money.ts'
import { StockCount } from '#app/catalog/admin/products/stock-count.tsx'
import { formatNumber } from '#app/lib/format/number.ts'
import { adminText } from '#app/operations/dashboard/admin-text.ts'
import type { DashboardData } from '#app/operations/dashboard/dashboard.server.ts'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { OPEN_ROW_ON_CLICK } from '#app/ui/admin/lists/open-row.ts'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { ShortDate } from '#app/ui/admin/short-date.tsx'
import { Thumb } from '#app/ui/admin/thumb.tsx'
import { OrderNumber } from '#app/ui/order-number.tsx'

const ROW = 'flex min-h-11 items-center justify-between gap-4 py-1.5 text-sm'

export function ShipList({ rows }: Pick<DashboardData['toShip'], 'rows'>) {
  return (
    <ul className="row-list" {...OPEN_ROW_ON_CLICK}>
      {rows.map(({ id, orderNumber, customerName, createdAt }) => (
        <li key={id} className={ROW}>
          <span className="min-w-0">
            <span className="block truncate font-medium">{customerName}</span>
            <RowLink to={href('/admin/orders/:id', { id })} className="row-link text-ink-2">
              <OrderNumber number={orderNumber} isShort />
            </RowLink>
          </span>
          <span className="whitespace-nowrap text-ink-2 tabular-nums">
            <ShortDate at={createdAt} />
          </span>
        </li>
      ))}
    </ul>
  )
}

export function LowStockList({ rows }: Pick<DashboardData['lowStock'], 'rows'>) {
  return (
    <ul className="row-list" {...OPEN_ROW_ON_CLICK}>
      {rows.map(({ id, name, sizedImageUrl, stock, isLow, backordered }) => (
        <li key={id} className={ROW}>
          <Thumb url={sizedImageUrl} isSmall />
          <RowLink to={href('/admin/products/edit/:id', { id })} className="row-link min-w-0 grow font-medium">
            <span className="line-clamp-2 wrap-anywhere">{name}</span>
          </RowLink>
          <span className="tabular-nums">
            <StockCount stock={stock} isLow={isLow} backordered={backordered} />
          </span>
        </li>
      ))}
    </ul>
  )
}

type BestSellerTableProps = { readonly caption: string; readonly rows: DashboardData['bestSellers'] }

function toNumberColumn(label: string) {
  return { label, className: 'text-right' }
}

export function BestSellerTable({ caption, rows }: BestSellerTableProps) {
  return (
    <IndexTable
      className="best-seller-rows"
      caption={caption}
      columns={[
        { label: adminText.image, isHidden: true },
        adminText.product,
        toNumberColumn(adminText.unitsSold),
        toNumberColumn(adminText.revenue),
        toNumberColumn(adminText.stock),
      ]}
    >
      {rows.map(({ id, name, imageUrl, units, revenue, stock, isLow }) => (
        <tr key={id}>
          <td className="cell-thumb w-8">
            <Thumb url={imageUrl} isSmall />
          </td>
          <th scope="row" className="cell-name wrap-anywhere">
            <RowLink
              to={href('/admin/products/edit/:id', { id })}
              className="row-link line-clamp-2 font-medium text-ink"
            >
              {name}
            </RowLink>
          </th>
          <td className="cell-sold md:text-right">
            {formatNumber(units)} <span className="md:sr-only">{adminText.sold}</span>
          </td>
          <td className="cell-revenue text-right">{formatMoney(revenue)}</td>
          <td className="cell-stock text-right">
            <StockCount stock={stock} isLow={isLow} />
          </td>
        </tr>
      ))}
    </IndexTable>
  )
}
