import { href, useNavigation } from 'react-router'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { BACK_TO } from '#app/features/admin/back.ts'
import { errorPage } from '#app/features/admin/error-page.tsx'
import { keepOnError } from '#app/features/admin/keep-on-error.ts'
import { listFitReport } from '#app/features/fit/fit-report.server.ts'
import { BY_OPTIONS, MONTH_OPTIONS, monthsChoice, readFitReportQuery } from '#app/features/fit/fit-report-query.ts'
import { FitReportTable } from '#app/features/fit/fit-report-table.tsx'
import { formatMoney, money } from '#app/features/money/money.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { BackLink } from '#app/ui/admin/back-link.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { ExportLink } from '#app/ui/admin/lists/export-link.tsx'
import { FilterSelect, ListFilters } from '#app/ui/admin/lists/list-filters.tsx'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import type { Route } from './+types/fit-report'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const requested = readFitReportQuery(url.searchParams)
  const [{ store_currency: currency }, { page, ...list }] = await Promise.all([
    readSettings(db),
    listFitReport(db, requested),
  ])
  return { query: { ...requested, page }, currency, ...list }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/reviews/fit'), 'fit report')

export default function FitReport({ loaderData }: Route.ComponentProps) {
  const { query, currency, rows, total, isMore, value } = loaderData
  const { q, by, months, sort, dir } = query
  const clear = q ? href('/admin/reviews/fit') : null
  const isLoading = useNavigation().location?.pathname === href('/admin/reviews/fit')
  const action = <ExportLink to={href('/admin/reviews/fit/export')} />
  return (
    <AdminPage title="Fit and returns" action={action}>
      <BackLink {...BACK_TO.reviews} />
      <ListFilters label="Fit and returns" placeholder="Product or SKU" q={q} clear={clear} action={action}>
        <FilterSelect name="months" label="Months of orders" value={monthsChoice(months)} options={MONTH_OPTIONS} />
        <FilterSelect name="by" label="Rows" value={by ?? ''} options={BY_OPTIONS} />
      </ListFilters>
      <p className="mt-3 max-w-[75ch] text-base text-ink-2">
        {value > 0 && (
          <strong className="font-semibold text-ink">
            {`${formatMoney(money(value, currency))} came back for size or fit. `}
          </strong>
        )}
        What buyers found in reviews (small · true to size · large), and what they sent back, of orders of the last{' '}
        {months} months.
      </p>
      <div className="mt-4 rounded-field border border-line bg-paper">
        {rows.length === 0 ? (
          <EmptyList
            noun="products"
            title={clear ? undefined : 'No returns, and no reviews that say how it fits.'}
            clear={clear}
          />
        ) : (
          <FitReportTable rows={rows} sort={sort} dir={dir} currency={currency} isBusy={isLoading} />
        )}
      </div>
      <Pages page={query.page} total={total} isMore={isMore} />
    </AdminPage>
  )
}

export const ErrorBoundary = errorPage('The fit report could not be loaded', BACK_TO.reviews)
