import { href, useNavigation } from 'react-router'
import { formatMoney, money } from '#app/base/money.ts'
import { adminText } from '#app/content/reviews/fit-report/admin-text.ts'
import { listFitReport } from '#app/content/reviews/fit-report/fit-report.server.ts'
import {
  listMonthOptions,
  readFitReportQuery,
  toMonthsChoice,
} from '#app/content/reviews/fit-report/fit-report-query.ts'
import { FitReportTable } from '#app/content/reviews/fit-report/fit-report-table.tsx'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { getFieldId } from '#app/ui/admin/admin-field.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { FilterSelect, ListFilters } from '#app/ui/admin/lists/list-filters.tsx'
import { ListMenu } from '#app/ui/admin/lists/list-menu.tsx'
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
  const { query, currency, rows, total, hasMore, value } = loaderData
  const { q, by, months, sort, dir } = query
  const clear = q || toMonthsChoice(months) ? href('/admin/reviews/fit') : null
  const isLoading = useNavigation().location?.pathname === href('/admin/reviews/fit')
  const action = <ListMenu exportTo={href('/admin/reviews/fit/export')} />
  if (total === 0 && !clear) {
    return (
      <AdminPage title={adminText.fitAndReturns} back={BACK_TO.reviews}>
        <div className="rounded-field border border-line bg-paper">
          <EmptyList noun={adminText.emptyNoun} title={adminText.nothingFound} clear={null} hint={adminText.emptyHint}>
            <AdminButtonLink look="primary" to={`${href('/admin/reviews')}#${getFieldId('review_request_days')}`}>
              {adminText.requestReviews}
            </AdminButtonLink>
          </EmptyList>
        </div>
      </AdminPage>
    )
  }
  return (
    <AdminPage title={adminText.fitAndReturns} action={action} back={BACK_TO.reviews}>
      <ListFilters
        label={adminText.fitAndReturns}
        placeholder={adminText.searchPlaceholder}
        q={q}
        clear={clear}
        action={action}
      >
        <FilterSelect
          name="months"
          label={adminText.monthsOfOrders}
          value={toMonthsChoice(months)}
          options={listMonthOptions()}
        />
        <FilterSelect name="by" label={adminText.rows} value={by ?? ''} options={adminText.rowOptions} />
      </ListFilters>
      <p className="mt-3 max-w-[75ch] text-base text-ink-2">
        {value > 0 && (
          <strong className="font-semibold text-ink">
            {adminText.worthReturned(formatMoney(money(value, currency)))}
          </strong>
        )}
        {adminText.reportNote(months)}
      </p>
      <div className="mt-4 rounded-field border border-line bg-paper">
        {rows.length === 0 ? (
          <EmptyList noun={adminText.emptyNoun} clear={clear} />
        ) : (
          <FitReportTable rows={rows} sort={sort} dir={dir} currency={currency} isBusy={isLoading} />
        )}
      </div>
      <Pages noun={adminText.emptyNoun} page={query.page} total={total} hasMore={hasMore} />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.reportNotLoaded, BACK_TO.reviews)
