import { href, useNavigation } from 'react-router'
import { findProductName } from '#app/catalog/admin/products/products.server.ts'
import { adminText } from '#app/inventory/stock/admin-text.ts'
import { StockHistoryTable } from '#app/inventory/stock/stock-history-table.tsx'
import { StockViews } from '#app/inventory/stock/stock-views.tsx'
import { listMovements } from '#app/inventory/stock-history.server.ts'
import { buildStockHistoryUrl, readStockHistoryQuery } from '#app/inventory/stock-history.ts'
import { DemandTable, WaitingTotalsLine } from '#app/inventory/waiting-list/admin/demand-panel.tsx'
import { listVariantDemand, readWaitingTotals } from '#app/inventory/waiting-list/admin/waiting-rows.server.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { addOrderNumbers } from '#app/orders/orders.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readTimeZone } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { DayFilter } from '#app/ui/admin/lists/day-filter.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { FilterSelect, ListFilters } from '#app/ui/admin/lists/list-filters.tsx'
import { ListMenu } from '#app/ui/admin/lists/list-menu.tsx'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import type { Route } from './+types/stock-history'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const requested = readStockHistoryQuery(url.searchParams, await readTimeZone(db))
  const { product } = requested
  const [{ rows, page, ...counted }, productName, totals, demand] = await Promise.all([
    listMovements(db, requested),
    product && findProductName(db, product),
    product ? null : readWaitingTotals(db),
    product ? listVariantDemand(db, product) : [],
  ])
  return {
    query: { ...requested, page },
    rows: await addOrderNumbers(db, rows),
    ...counted,
    productName,
    totals,
    demand,
  }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/stock/history'), 'stock history')

export default function StockHistory({ loaderData }: Route.ComponentProps) {
  const { query, rows, total, hasMore, productName, totals, demand } = loaderData
  const clear = buildStockHistoryUrl('', query) ? href('/admin/stock/history') : null
  const isLoading = useNavigation().location?.pathname === href('/admin/stock/history')
  const action = <ListMenu exportTo={href('/admin/stock/export')} />
  return (
    <AdminPage title={adminText.inventory} action={action}>
      <StockViews current="history" />
      <ListFilters
        label={adminText.stockHistory}
        placeholder={adminText.searchPlaceholder}
        q={query.q}
        keep={['product']}
        clear={clear}
        action={action}
      >
        <FilterSelect
          name="reason"
          label={adminText.reason}
          value={query.reason}
          options={{ '': adminText.allReasons, ...adminText.reasons }}
        />
        <DayFilter from={query.from} to={query.to} />
      </ListFilters>
      {query.product && (
        <p className="mt-3 text-base">
          {adminText.onlyProduct.text(productName ?? adminText.deletedProductInSentence)}{' '}
          <TextLink to={buildStockHistoryUrl(href('/admin/stock/history'), { ...query, product: null })} isInText>
            {adminText.onlyProduct.link}
          </TextLink>
        </p>
      )}
      {totals && <WaitingTotalsLine totals={totals} />}
      {query.product && demand.length > 0 && <DemandTable productId={query.product} rows={demand} />}
      <div className="mt-4 rounded-field border border-line bg-paper">
        {rows.length === 0 ? (
          <EmptyList noun={adminText.emptyNoun} clear={clear} />
        ) : (
          <StockHistoryTable caption={adminText.stockHistory} rows={rows} isBusy={isLoading} />
        )}
      </div>
      <Pages noun={adminText.emptyNoun} page={query.page} total={total} hasMore={hasMore} />
      {hasMore && <p className="text-sm text-ink-2">{adminText.onlyNewest}</p>}
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.historyNotLoaded, BACK_TO.products)
