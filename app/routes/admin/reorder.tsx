import { href, Link, useNavigation } from 'react-router'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { BACK_TO } from '#app/features/admin/back.ts'
import { errorPage } from '#app/features/admin/error-page.tsx'
import { keepOnError } from '#app/features/admin/keep-on-error.ts'
import { formatMoney, money } from '#app/features/money/money.ts'
import { listReorder } from '#app/features/reorder/reorder.server.ts'
import { readReorderQuery, SOLD_OPTIONS, TARGET_OPTIONS, weeksChoice } from '#app/features/reorder/reorder-query.ts'
import { ReorderTable } from '#app/features/reorder/reorder-table.tsx'
import { readSettings } from '#app/features/settings/settings.server.ts'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { db } from '#app/platform/db/db.server.ts'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { ExportLink } from '#app/ui/admin/lists/export-link.tsx'
import { FilterSelect, ListFilters } from '#app/ui/admin/lists/list-filters.tsx'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import type { Route } from './+types/reorder'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const requested = readReorderQuery(url.searchParams)
  const [{ store_currency: currency }, { page, ...list }] = await Promise.all([
    readSettings(db),
    listReorder(db, requested),
  ])
  return { query: { ...requested, page }, currency, ...list }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/reorder'), 'reorder list')

/** Two in a row on phones. */
const HALF = 'max-md:basis-2/5'

export default function Reorder({ loaderData }: Route.ComponentProps) {
  const { query, currency, rows, total, isMore, units, worth } = loaderData
  const { q, by, show, weeks, target, sort, dir } = query
  const clear = q || show ? href('/admin/reorder') : null
  const isLoading = useNavigation().location?.pathname === href('/admin/reorder')
  const action = <ExportLink to={href('/admin/reorder/export')} />
  return (
    <AdminPage title="Reorder" action={action}>
      <ListFilters label="Reorder" placeholder="Product or SKU" q={q} clear={clear} action={action}>
        <FilterSelect
          name="weeks"
          label="Weeks of sales"
          value={weeksChoice(weeks)}
          options={SOLD_OPTIONS}
          className={HALF}
        />
        <FilterSelect
          name="target"
          label="Weeks to cover"
          value={weeksChoice(target)}
          options={TARGET_OPTIONS}
          className={HALF}
        />
        <FilterSelect
          name="show"
          label="Products shown"
          value={show}
          options={{ '': 'Below the target', all: 'All in demand' }}
          className={HALF}
        />
        <FilterSelect
          name="by"
          label="Rows"
          value={by}
          options={{ '': 'By variant', product: 'By product' }}
          className={HALF}
        />
      </ListFilters>
      <p className="mt-3 max-w-[75ch] text-base text-ink-2">
        {total > 0 && (
          <strong className="font-semibold text-ink">
            {`${formatNumber(units)} ${units === 1 ? 'unit' : 'units'} suggested`}
            {worth > 0 && `, for ${formatMoney(money(worth, currency))} where costs are entered`}
            {'. '}
          </strong>
        )}
        Enough for {target} weeks at the pace of the last {weeks}, and for everyone who waits, less the stock. What came
        back, and why:{' '}
        <Link to={href('/admin/reviews/fit')} className="underline underline-offset-4">
          Fit and returns
        </Link>
        .
      </p>
      <div className="mt-4 rounded-field border border-line bg-paper">
        {rows.length === 0 ? (
          <EmptyList
            noun="products"
            title={clear ? undefined : 'Nothing needs to be reordered: all stock lasts until the target.'}
            clear={clear}
          />
        ) : (
          <ReorderTable rows={rows} sort={sort} dir={dir} currency={currency} isBusy={isLoading} />
        )}
      </div>
      <Pages page={query.page} total={total} isMore={isMore} />
    </AdminPage>
  )
}

export const ErrorBoundary = errorPage('The reorder list could not be loaded', BACK_TO.products)
