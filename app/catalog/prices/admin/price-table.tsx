import { href, Link, useSearchParams } from 'react-router'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { formatMoney, getCurrencySymbol, money } from '#app/base/money.ts'
import { StatusBadge } from '#app/catalog/admin/status-badge.tsx'
import { PriceInput } from '#app/catalog/prices/admin/price-input.tsx'
import { toggleVariants } from '#app/catalog/prices/admin/price-list.ts'
import type { PriceRow } from '#app/catalog/prices/admin/price-page.server.ts'
import type { PriceGridState } from '#app/catalog/prices/admin/use-price-grid.ts'
import { adminText } from '#app/catalog/prices/admin-text.ts'
import type { PriceMarket } from '#app/catalog/prices/price-set.ts'
import { useCellGrid } from '#app/ui/admin/grid/use-cell-grid.ts'
import { SortHeader } from '#app/ui/admin/lists/sort-header.tsx'
import { Thumb } from '#app/ui/admin/thumb.tsx'

type PriceTableProps = {
  readonly rows: readonly PriceRow[]
  readonly markets: readonly PriceMarket[]
  readonly grid: PriceGridState
  readonly currency: CurrencyCode
  readonly sort: string
  readonly dir: 'asc' | 'desc'
  readonly isBusy: boolean
}

/**
 * Prices with a row for each product and a column for each market. The heading row stays in view; if there are several
 * markets, so does the first column.
 */
export function PriceTable({ rows, markets, grid, currency, sort, dir, isBusy }: PriceTableProps) {
  const handlers = useCellGrid({ onCells: grid.onCells })
  return (
    <section
      aria-label={adminText.pricesByMarket}
      className={`price-grid ${markets.length > 1 ? 'price-grid-wide' : ''}`}
    >
      <table
        {...handlers}
        aria-busy={isBusy || undefined}
        onKeyDown={(event) => {
          grid.onKeyDown(event)
          if (!event.defaultPrevented) handlers.onKeyDown(event)
        }}
      >
        <caption className="sr-only">{adminText.productPricesByMarket}</caption>
        <thead>
          <tr>
            <SortHeader column="name" sort={sort} dir={dir}>
              {adminText.product}
            </SortHeader>
            <SortHeader column="price" sort={sort} dir={dir} align="right" className="max-md:hidden">
              {adminText.priceIn(getCurrencySymbol(currency))}
            </SortHeader>
            {markets.map((market) => (
              <th key={market.id} scope="col" className="price-heading">
                {adminText.inCurrency(market.name, getCurrencySymbol(market.currency))}
                <span className="block text-xs font-normal text-ink-2 empty:hidden">
                  {[market.status === 'draft' && adminText.draftMarket, !market.hasRate && adminText.noExchangeRate]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={`${row.product}/${row.variant}`} className={row.variant ? 'variant-row' : undefined}>
              <th scope="row">
                <RowName row={row} />
              </th>
              <td className={`text-right max-md:hidden ${row.variant ? 'text-ink-3' : ''}`}>
                <StorePrice row={row} />
              </td>
              {markets.map((market, column) => (
                <td key={market.id} className="price-cell">
                  <PriceInput at={[index, column]} cell={grid.getCell(row, market)} grid={grid} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The price in the store's currency, with the sale price below it, as in the columns of the markets. */
function StorePrice({ row: { price, effectivePrice } }: { readonly row: PriceRow }) {
  return (
    <>
      {formatMoney(price)}
      {effectivePrice < price.minor && (
        <span className="block text-xs whitespace-nowrap">
          {adminText.sale(formatMoney(money(effectivePrice, price.currency)))}
        </span>
      )}
    </>
  )
}

function RowName({ row }: { readonly row: PriceRow }) {
  const [query] = useSearchParams()
  if (row.variant) return <span className="block pl-10 text-ink-2 wrap-anywhere">{row.variantName}</span>
  const toggle = row.isExpanded ? adminText.hideVariants : adminText.variants(row.variantCount)
  const edit = href('/admin/products/edit/:id', { id: row.product })
  return (
    <div className="flex items-center gap-2">
      <Thumb url={row.sizedImageUrl} isSmall />
      <div className="min-w-0 md:flex md:flex-wrap md:items-center md:gap-x-3">
        <Link to={edit} className="line-clamp-2 text-base font-medium underline-offset-4 wrap-anywhere hover:underline">
          {row.name}
        </Link>
        <span className="flex flex-wrap items-center gap-x-3 text-xs text-ink-2">
          <span className="md:hidden">
            <StorePrice row={row} />
          </span>
          {row.status !== 'active' && <StatusBadge status={row.status} />}
          {row.variantCount > 0 && (
            <Link
              to={toggleVariants(query, row.product)}
              replace
              preventScrollReset
              aria-expanded={row.isExpanded}
              aria-label={adminText.productActionLabel(toggle, row.name)}
              className="min-h-6 content-center underline underline-offset-4 max-md:-my-2.5 max-md:min-h-11"
            >
              {toggle}
            </Link>
          )}
        </span>
      </div>
    </div>
  )
}
