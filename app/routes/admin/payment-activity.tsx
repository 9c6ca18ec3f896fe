import { asc } from 'drizzle-orm'
import { href, Link, useNavigation } from 'react-router'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { ViewListMenu, ViewTabs } from '#app/operations/saved-views/list-views.tsx'
import { listViews } from '#app/operations/saved-views/saved-views.server.ts'
import { listActivity, sumActivity } from '#app/payments/activity/activity.server.ts'
import { type ActivityKind, isFiltered, readActivityQuery } from '#app/payments/activity/activity.ts'
import { ActivityTable } from '#app/payments/activity/activity-table.tsx'
import { ActivityTotals } from '#app/payments/activity/activity-totals.tsx'
import { adminText } from '#app/payments/admin-text.ts'
import { PROVIDERS } from '#app/payments/providers/registry.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { listActiveProviders, readStoredPayments } from '#app/pricing/stored-payments.server.ts'
import { markets } from '#app/store/markets.table.ts'
import { readTimeZone } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { DayFilter } from '#app/ui/admin/lists/day-filter.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { FilterSelect, ListFilters } from '#app/ui/admin/lists/list-filters.tsx'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import type { Route } from './+types/payment-activity'

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context)
  const { page, ...filter } = readActivityQuery(url.searchParams, await readTimeZone(db))
  const [list, totals, currencies, stored, views] = await Promise.all([
    listActivity(db, { ...filter, page }),
    sumActivity(db, filter),
    db.selectDistinct({ code: markets.currency }).from(markets).orderBy(asc(markets.currency)),
    readStoredPayments(db),
    listViews(db, admin.id, 'payments', url.searchParams),
  ])
  return {
    filter,
    ...list,
    totals,
    takesPayments: listActiveProviders(stored).some(({ capabilities }) => capabilities.isRealMoney),
    views,
    providers: PROVIDERS.map(({ name, title }) => ({ name, title: title() })),
    currencies: [...new Set([...currencies.map(({ code }) => code), ...(filter.currency ? [filter.currency] : [])])],
  }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/payments/activity'), 'payments')

export default function PaymentActivity({ loaderData }: Route.ComponentProps) {
  const { filter, takesPayments, views, providers, currencies, rows, totals, page, total, hasMore } = loaderData
  const clear = isFiltered(filter) ? href('/admin/payments/activity') : null
  const isLoading = useNavigation().location?.pathname === href('/admin/payments/activity')
  if (total === 0 && !clear) {
    return (
      <AdminPage title={adminText.paymentActivity}>
        <div className="rounded-field border border-line bg-paper">
          <EmptyList noun={adminText.emptyNoun} clear={null} hint={adminText.emptyHint}>
            {!takesPayments && (
              <AdminButtonLink look="primary" to={href('/admin/payments')}>
                {adminText.connectProvider}
              </AdminButtonLink>
            )}
          </EmptyList>
        </div>
      </AdminPage>
    )
  }
  const action = (
    <ViewListMenu views={views} exportTo={href('/admin/payments/activity/export')}>
      <Link to={href('/admin/payments/activity/reconciliation')}>{adminText.reconcile}</Link>
    </ViewListMenu>
  )
  const options = (all: string, entries: readonly (readonly [string, string])[]) =>
    Object.fromEntries([['', all], ...entries])
  return (
    <AdminPage title={adminText.paymentActivity} action={action}>
      <ListFilters
        label={adminText.payments}
        placeholder={adminText.searchHint}
        q={filter.q}
        keep={[]}
        clear={clear}
        action={action}
      >
        <FilterSelect
          name="kind"
          className="max-md:min-w-34"
          label={adminText.kind}
          value={filter.kind}
          options={adminText.kinds satisfies Readonly<Record<'' | ActivityKind, string>>}
        />
        <FilterSelect
          name="provider"
          className="max-md:min-w-34"
          label={adminText.provider}
          value={filter.provider}
          options={options(
            adminText.allProviders,
            providers.map(({ name, title }) => [name, title]),
          )}
        />
        {currencies.length > 1 && (
          <FilterSelect
            name="currency"
            className="max-md:min-w-34"
            label={adminText.currency}
            value={filter.currency}
            options={options(
              adminText.allCurrencies,
              currencies.map((code) => [code, code]),
            )}
          />
        )}
        <DayFilter from={filter.from} to={filter.to} />
      </ListFilters>
      <ViewTabs views={views} />
      <ActivityTotals totals={totals} />
      <div className="mt-4 rounded-field border border-line bg-paper">
        {rows.length === 0 ? (
          <EmptyList noun={adminText.emptyNoun} clear={clear} />
        ) : (
          <ActivityTable rows={rows} isBusy={isLoading} />
        )}
      </div>
      <Pages noun={adminText.emptyNoun} page={page} total={total} hasMore={hasMore} />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.activityNotLoaded, BACK_TO.orders)
