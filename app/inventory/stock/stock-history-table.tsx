import { Fragment } from 'react'
import { href } from 'react-router'
import { adminText } from '#app/inventory/stock/admin-text.ts'
import type { Movement } from '#app/inventory/stock-history.server.ts'
import {
  buildStockHistoryUrl,
  formatChange,
  formatReason,
  getActorName,
  groupMovements,
} from '#app/inventory/stock-history.ts'
import { formatDay } from '#app/lib/format/date.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import type { Id } from '#app/lib/id.ts'
import { toDay } from '#app/lib/time-zone.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { Thumb } from '#app/ui/admin/thumb.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import { OrderNumber } from '#app/ui/order-number.tsx'
import { useTimeZone } from '#app/ui/time-zone.tsx'

/** `orderNumber` is null if there is no order or the order was deleted. */
type ShownMovement = Movement & { readonly orderNumber: string | null }

type ListedMovement = ShownMovement & { readonly imageUrl: string | null | undefined }

type TableProps = { readonly caption: string; readonly rows: readonly ListedMovement[]; readonly isBusy?: boolean }

/** Lists movements under a heading for each day. Shows the order and the time once for consecutive rows of an order. */
export function StockHistoryTable({ caption, rows, isBusy }: TableProps) {
  const { zone } = useTimeZone()
  const hasActors = rows.some((row) => row.staffId !== null)
  const columns = [
    { label: adminText.image, isHidden: true },
    adminText.product,
    { label: adminText.change, className: 'text-right' },
    { label: adminText.stockAfter, className: 'text-right' },
    adminText.reason,
    ...(hasActors ? [adminText.changedBy] : []),
    { label: adminText.when, hasTimes: true },
  ] as const
  const days = Map.groupBy(groupMovements(rows), ([row]) => (row ? toDay(row.createdAt, zone) : ''))
  return (
    <IndexTable className="stock-history-rows" caption={caption} isBusy={isBusy} columns={columns}>
      {[...days].map(([day, groups]) => (
        <Fragment key={day}>
          <tr className="day-row">
            <th scope="rowgroup" colSpan={columns.length}>
              {formatDay(day)}
            </th>
          </tr>
          {groups.map((group, index) => (
            <Row
              key={group[0]?.id}
              group={group}
              hasActors={hasActors}
              isSameOrder={isSameOrder(group[0], groups[index - 1]?.[0])}
            />
          ))}
        </Fragment>
      ))}
    </IndexTable>
  )
}

const NAME_CELL = 'cell-name wrap-anywhere text-left font-normal md:max-lg:w-full md:max-lg:min-w-40'

function isSameOrder(row: ListedMovement | undefined, above: ListedMovement | undefined): boolean {
  return Boolean(row?.orderId) && row?.orderId === above?.orderId && row?.reason === above?.reason
}

type RowProps = {
  readonly group: readonly ListedMovement[]
  readonly hasActors: boolean
  /** True if the row above is about the same order. */
  readonly isSameOrder: boolean
}

/** Shows the movements of one action. Several movements expand below the product's name. */
function Row({ group, hasActors, isSameOrder }: RowProps) {
  const [row, ...others] = group
  if (!row) return null
  const stockAfter = others.length === 0 ? row.stockAfter : null
  return (
    <tr className={isSameOrder ? 'same-order' : ''}>
      <td className="cell-thumb w-8">
        <Thumb url={row.imageUrl} isSmall />
      </td>
      {others.length === 0 ? (
        <th scope="row" className={NAME_CELL}>
          <ProductName movement={row} />
          <span className="block text-xs text-ink-2">
            {describeVariant(row) || row.sku}
            {describeVariant(row) && <span className="max-md:hidden"> · {row.sku}</span>}
          </span>
        </th>
      ) : (
        <td className={NAME_CELL}>
          <ProductName movement={row} />
          <GroupedVariants group={group} />
        </td>
      )}
      <td className="cell-change text-right">
        <span className="text-md">
          <Delta delta={group.reduce((sum, { delta }) => sum + delta, 0)} />
        </span>
      </td>
      <td className="cell-after text-right text-ink-2">
        {stockAfter === null && others.length === 0 && adminText.unknown}
        {stockAfter !== null && formatNumber(stockAfter)}
        {stockAfter !== null && <span className="md:sr-only"> {adminText.leftInSentence}</span>}
      </td>
      <td className="cell-why">
        <span className={isSameOrder ? 'sr-only' : ''}>
          <Reason movement={row} />
        </span>
      </td>
      {hasActors && (
        // On phones, the reason already states what the system did
        <td
          className={`cell-who wrap-anywhere text-ink-2 md:min-w-22 lg:min-w-28 ${row.staffId ? '' : 'max-md:hidden'}`}
        >
          {findActorName(row)}
        </td>
      )}
      <td className="cell-when whitespace-nowrap text-ink-2">
        <LocalTime at={row.createdAt} isTimeOnly className={isSameOrder ? 'sr-only' : ''} />
      </td>
    </tr>
  )
}

/** Returns null for a shopper who bought something, which the reason already states. */
function findActorName(movement: ShownMovement): string | null {
  return movement.byShopper && movement.reason === 'sale' ? null : getActorName(movement)
}

function GroupedVariants({ group }: { readonly group: readonly ListedMovement[] }) {
  return (
    <details className="above-row text-xs text-ink-2">
      <summary className="w-fit cursor-pointer max-md:py-1">{adminText.variantCount(group.length)}</summary>
      <ul className="mt-1 grid gap-0.5">
        {group.map((row) => (
          <li key={row.id}>
            {describeVariant(row) || row.sku} <Delta delta={row.delta} />
            {row.stockAfter !== null && ` ${adminText.unitsLeft(row.stockAfter)}`}
          </li>
        ))}
      </ul>
    </details>
  )
}

function describeVariant({ size, color }: ShownMovement): string {
  return [size, color].filter(Boolean).join(' · ')
}

type ProductStockHistoryProps = { readonly productId: Id<'product'>; readonly rows: readonly ShownMovement[] }

export function ProductStockHistory({ productId, rows }: ProductStockHistoryProps) {
  if (rows.length === 0) return null
  const all = buildStockHistoryUrl(href('/admin/stock/history'), { product: productId })
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
              <LocalTime at={row.createdAt} />
              {findActorName(row) && ` · ${findActorName(row)}`}
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
  return <span className={`font-semibold ${delta > 0 ? 'text-moss' : 'text-ink'}`}>{formatChange(delta)}</span>
}

function Reason({ movement }: { movement: ShownMovement }) {
  const { orderId, orderNumber } = movement
  return (
    <>
      {formatReason(movement)}{' '}
      {orderId && orderNumber && (
        <TextLink to={href('/admin/orders/:id', { id: orderId })} isInText className="above-row">
          <OrderNumber number={orderNumber} isShort />
        </TextLink>
      )}
    </>
  )
}
