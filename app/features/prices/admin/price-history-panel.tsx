import { href } from 'react-router'
import { formatMoney, money } from '#app/features/money/money.ts'
import type { PastPrice } from '#app/features/prices/admin/price-history.server.ts'
import type { Id } from '#app/lib/id.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type PriceHistoryPanelProps = { readonly productId: Id<'product'>; readonly rows: readonly PastPrice[] }

/** The latest effective prices of a product, with a link to all. */
export function PriceHistoryPanel({ productId, rows }: PriceHistoryPanelProps) {
  if (rows.length === 0) return null
  const all = href('/admin/products/prices/:id', { id: productId })
  return (
    <Panel title="Price history" action={<TextLink to={all}>Show all</TextLink>}>
      <ol className="grid gap-3">
        {rows.map((row) => (
          <li key={row.id} className="text-base break-words tabular-nums">
            <Amounts row={row} />
            <p className="text-sm">{[row.market, variantOf(row)].filter(Boolean).join(' · ')}</p>
            <p className="text-sm text-ink-2">
              from <LocalTime at={row.validFrom} />
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

type TableProps = { readonly caption: string; readonly rows: readonly PastPrice[]; readonly isBusy: boolean }

export function PriceHistoryTable({ caption, rows, isBusy }: TableProps) {
  return (
    <table className="index-table price-history-rows" aria-busy={isBusy || undefined}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Market</th>
          <th scope="col">Variant</th>
          <th scope="col" className="text-right">
            Price
          </th>
          <th scope="col">From</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" className="cell-name font-medium wrap-anywhere">
              {row.market}
            </th>
            <td className="cell-code wrap-anywhere text-ink-2">{variantOf(row) ?? 'All'}</td>
            <td className="cell-price text-right">
              <Amounts row={row} />
            </td>
            <td className="cell-when whitespace-nowrap text-ink-2 max-md:text-right">
              <LocalTime at={row.validFrom} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function variantOf({ variantId, size, color }: PastPrice): string | null {
  if (variantId === null) return null
  return [size, color].filter((part) => part !== null).join(', ') || 'Removed variant'
}

function Amounts({ row: { price, was, isOffered, currency } }: { row: PastPrice }) {
  if (price === null) return 'As the product'
  return (
    <>
      <span className="font-medium">{formatMoney(money(price, currency))}</span>
      {was !== null && (
        <>
          {' '}
          <s className="text-ink-2">
            <span className="sr-only">instead of </span>
            {formatMoney(money(was, currency))}
          </s>
        </>
      )}
      {!isOffered && <span className="block text-sm text-ink-2">Not on sale</span>}
    </>
  )
}
