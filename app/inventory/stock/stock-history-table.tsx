import { href } from 'react-router'
import { adminText } from '#app/inventory/stock/admin-text.ts'
import type { Movement } from '#app/inventory/stock-history.server.ts'
import { actorName, formatChange, reasonText, stockHistoryAddress } from '#app/inventory/stock-history.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import type { Id } from '#app/lib/id.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { OrderNumber } from '#app/ui/admin/order-number.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

/** `orderNumber` is null without an order or if it was deleted. */
type ShownMovement = Movement & { readonly orderNumber: string | null }

type TableProps = { readonly caption: string; readonly rows: readonly ShownMovement[]; readonly isBusy?: boolean }

export function StockHistoryTable({ caption, rows, isBusy }: TableProps) {
  return (
    <IndexTable
      className="stock-history-rows"
      caption={caption}
      isBusy={isBusy}
      columns={[
        adminText.product,
        { label: adminText.change, className: 'text-right' },
        { label: adminText.stockAfter, className: 'text-right' },
        adminText.reason,
        adminText.changedBy,
        adminText.when,
      ]}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row" className="cell-name wrap-anywhere md:max-lg:w-full md:max-lg:min-w-40">
            <ProductName movement={row} />
            <span className="block text-xs text-ink-2">
              {[row.size, row.color, row.sku].filter(Boolean).join(' · ')}
            </span>
          </th>
          <td className="cell-change text-right">
            <Delta delta={row.delta} />
          </td>
          <td className="cell-after text-right">
            {row.stockAfter === null ? adminText.unknown : formatNumber(row.stockAfter)}
            {row.stockAfter !== null && <span className="md:sr-only"> {adminText.leftInLine}</span>}
          </td>
          <td className="cell-why">
            <Reason movement={row} />
          </td>
          <td className="cell-who wrap-anywhere md:min-w-22 lg:min-w-28 text-ink-2 max-md:text-right">
            {actorName(row)}
          </td>
          <td className="cell-when whitespace-nowrap text-ink-2">
            <LocalTime at={row.createdAt} />
          </td>
        </tr>
      ))}
    </IndexTable>
  )
}

type ProductStockHistoryProps = { readonly productId: Id<'product'>; readonly rows: readonly ShownMovement[] }

export function ProductStockHistory({ productId, rows }: ProductStockHistoryProps) {
  if (rows.length === 0) return null
  const all = stockHistoryAddress(href('/admin/stock/history'), { product: productId })
  return (
    <Panel title={adminText.stockHistory} action={<TextLink to={all}>{adminText.showAll}</TextLink>}>
      <ol className="grid gap-3">
        {rows.map((row) => (
          <li key={row.id} className="text-base break-words tabular-nums">
            <Delta delta={row.delta} /> {[row.size, row.color].filter(Boolean).join(', ')}
            {row.stockAfter !== null && <span className="text-ink-2"> {adminText.unitsLeft(row.stockAfter)}</span>}
            <p className="text-sm">
              <Reason movement={row} />
            </p>
            <p className="text-sm text-ink-2">
              <LocalTime at={row.createdAt} /> · {actorName(row)}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function ProductName({ movement: { productId, productName } }: { movement: ShownMovement }) {
  if (!productId) return <span className="font-medium">{adminText.deletedProduct}</span>
  return (
    <RowLink
      to={href('/admin/products/edit/:id', { id: productId })}
      className="row-link line-clamp-2 font-medium text-ink"
    >
      {productName}
    </RowLink>
  )
}

function Delta({ delta }: { delta: number }) {
  return <span className={`font-medium ${delta > 0 ? 'text-moss' : 'text-ink'}`}>{formatChange(delta)}</span>
}

function Reason({ movement }: { movement: ShownMovement }) {
  const { orderId, orderNumber } = movement
  return (
    <>
      {reasonText(movement)}{' '}
      {orderId && orderNumber && (
        <TextLink
          to={href('/admin/orders/:id', { id: orderId })}
          isInText
          className="above-row md:max-lg:block md:max-lg:w-fit"
        >
          <OrderNumber number={orderNumber} />
        </TextLink>
      )}
    </>
  )
}
