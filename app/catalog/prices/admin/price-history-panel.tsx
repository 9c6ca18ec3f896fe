import { href } from 'react-router'
import { formatMoney, money, subtract } from '#app/base/money.ts'
import type { listLowestPrices, PastPrice } from '#app/catalog/prices/admin/price-history.server.ts'
import { adminText } from '#app/catalog/prices/admin-text.ts'
import { formatVariant } from '#app/catalog/variant-codes.ts'
import type { Id } from '#app/lib/id.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type PriceHistoryPanelProps = { readonly productId: Id<'product'>; readonly rows: readonly PastPrice[] }

/** The latest effective prices of a product, with a link to all of them. */
export function PriceHistoryPanel({ productId, rows }: PriceHistoryPanelProps) {
  if (rows.length === 0) return null
  const all = href('/admin/products/prices/:id', { id: productId })
  return (
    <Panel title={adminText.priceHistory} action={<TextLink to={all}>{adminText.showAll}</TextLink>}>
      <ol className="grid gap-3">
        {rows.map((row) => (
          <li key={row.id} className="text-base break-words tabular-nums">
            <Price row={row} /> <FormerPrice row={row} />
            <p className="text-sm">{[row.market, describeVariant(row)].filter(Boolean).join(' · ')}</p>
            <p className="text-sm text-ink-2">
              {adminText.validFromInSentence} <LocalTime at={row.validFrom} />
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

type LowestPricesProps = { readonly prices: Awaited<ReturnType<typeof listLowestPrices>> }

/** A sentence with the lowest price of the last 30 days. Names the markets if there are several. */
export function LowestPrices({ prices }: LowestPricesProps) {
  if (prices.length === 0) return null
  const texts = prices.map(({ market, currency, price }) => {
    const amount = formatMoney(money(price, currency))
    return prices.length === 1 ? amount : adminText.priceInMarket(amount, market)
  })
  return (
    <p className="text-base text-ink-2 tabular-nums wrap-anywhere">
      {adminText.lowestInPeriod} <strong className="font-medium text-ink">{texts.join(', ')}</strong>
    </p>
  )
}

type TableProps = { readonly caption: string; readonly rows: readonly PastPrice[]; readonly isBusy: boolean }

export function PriceHistoryTable({ caption, rows, isBusy }: TableProps) {
  const hasMarkets = new Set(rows.map(({ market }) => market)).size > 1
  const hasVariants = rows.some(({ variantId }) => variantId !== null)
  const hasChanges = rows.some((row) => describeChange(row) !== '')
  return (
    <IndexTable
      className="price-history-rows"
      caption={caption}
      isBusy={isBusy}
      columns={[
        { label: adminText.validFrom, hasTimes: true },
        ...(hasMarkets ? [adminText.market] : []),
        ...(hasVariants ? [adminText.variant] : []),
        ...(hasChanges ? [adminText.change] : []),
        { label: adminText.formerPrice, className: 'text-right' },
        { label: adminText.price, className: 'text-right' },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row" className="cell-when whitespace-nowrap">
            <LocalTime at={row.validFrom} />
          </th>
          {hasMarkets && <td className="cell-name wrap-anywhere text-ink-2">{row.market}</td>}
          {hasVariants && (
            <td className="cell-code wrap-anywhere text-ink-2">{describeVariant(row) ?? adminText.allVariants}</td>
          )}
          {hasChanges && <td className="cell-why whitespace-nowrap text-ink-2">{describeChange(row)}</td>}
          <td className="cell-worth text-right">
            <FormerPrice row={row} />
          </td>
          <td className="cell-price text-right">
            <Price row={row} />
          </td>
        </tr>
      ))}
    </IndexTable>
  )
}

function describeVariant({ variantId, size, color }: PastPrice): string | null {
  if (variantId === null) return null
  return formatVariant({ size, color }) || adminText.removedVariant
}

/** The difference from the previous price of the same product or variant in the same market and currency. */
function describeChange({ previousPrice, price, currency }: PastPrice): string {
  if (price === null || previousPrice === null || price === previousPrice) return ''
  const difference = subtract(money(price, currency), money(previousPrice, currency))
  return `${difference.minor > 0 ? '+' : '−'}${formatMoney(money(Math.abs(difference.minor), currency))}`
}

function Price({ row: { price, isOffered, currency } }: { row: PastPrice }) {
  if (price === null) return adminText.sameAsProduct
  return (
    <>
      <span className="font-medium">{formatMoney(money(price, currency))}</span>
      {!isOffered && <span className="block text-sm text-ink-2">{adminText.notForSale}</span>}
    </>
  )
}

function FormerPrice({ row: { price, was, currency } }: { row: PastPrice }) {
  if (price === null || was === null) return null
  return (
    <s className="text-ink-2">
      <span className="sr-only">{adminText.oldPricePrefix} </span>
      {formatMoney(money(was, currency))}
    </s>
  )
}
