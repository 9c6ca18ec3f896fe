import { href, Link, useNavigation, useSearchParams } from 'react-router'
import { formatMoney, money } from '#app/base/money.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { adminText } from '#app/orders/reorder/admin-text.ts'
import { listReorder } from '#app/orders/reorder/reorder.server.ts'
import {
  getWeeksChoice,
  listSoldOptions,
  listTargetOptions,
  readReorderQuery,
} from '#app/orders/reorder/reorder-query.ts'
import { ReorderTable } from '#app/orders/reorder/reorder-table.tsx'
import { db } from '#app/platform/db/db.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { FilterSelect, ListFilters } from '#app/ui/admin/lists/list-filters.tsx'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import { SummaryRow } from '#app/ui/admin/summary-panel.tsx'
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

/** Shows two filters per row on phones. */
const HALF_WIDTH = 'max-md:basis-2/5'

export default function Reorder({ loaderData }: Route.ComponentProps) {
  const { query, currency, rows, total, hasMore, units, worth } = loaderData
  const { q, by, show, weeks, target, sort, dir } = query
  const clear = q || show ? href('/admin/reorder') : null
  const isLoading = useNavigation().location?.pathname === href('/admin/reorder')
  const [search] = useSearchParams()
  const noun = by === 'product' ? adminText.productsInSentence : adminText.variantsInSentence
  const action = rows.length > 0 && (
    // Bypasses the router, as the response is a file
    <AdminButtonLink look="primary" to={`${href('/admin/reorder/export')}?${search}`} reloadDocument download>
      {adminText.downloadList}
    </AdminButtonLink>
  )
  return (
    <AdminPage title={adminText.reorder} action={action}>
      <ListFilters
        label={adminText.reorder}
        placeholder={adminText.searchPlaceholder}
        q={q}
        clear={clear}
        action={action}
      >
        <FilterSelect
          name="weeks"
          label={adminText.weeksOfSales}
          value={getWeeksChoice(weeks)}
          options={listSoldOptions()}
          className={HALF_WIDTH}
        />
        <FilterSelect
          name="target"
          label={adminText.weeksToCover}
          value={getWeeksChoice(target)}
          options={listTargetOptions()}
          className={HALF_WIDTH}
        />
        <FilterSelect
          name="show"
          label={adminText.productsShown}
          value={show}
          options={adminText.shownOptions}
          className={HALF_WIDTH}
        />
        <FilterSelect
          name="by"
          label={adminText.rows}
          value={by}
          options={adminText.rowOptions}
          className={HALF_WIDTH}
        />
      </ListFilters>
      <div className="mt-4 max-w-[75ch]">
        {total > 0 && (
          <p className="text-base text-ink-2">
            <strong className="mr-1 text-[1.25rem] font-semibold text-ink tabular-nums">
              {adminText.unitCount(units)}
            </strong>{' '}
            {adminText.suggestedInSentence}
            {worth > 0 && (
              <>
                {', '}
                {adminText.about}{' '}
                <strong className="ml-1 text-[1.25rem] font-semibold text-ink tabular-nums">
                  {formatMoney(money(worth, currency))}
                </strong>
              </>
            )}
          </p>
        )}
        <SummaryRow title={adminText.howCalculated}>
          <p className="text-base text-ink-2">
            {adminText.listNote.text(target, weeks)}{' '}
            <Link to={href('/admin/reviews/fit')} className="underline underline-offset-4">
              {adminText.listNote.link}
            </Link>
            .
          </p>
        </SummaryRow>
      </div>
      <div className="mt-4 rounded-field border border-line bg-paper">
        {rows.length === 0 ? (
          <EmptyList noun={noun} title={clear ? undefined : adminText.nothingToReorder} clear={clear} />
        ) : (
          <ReorderTable rows={rows} sort={sort} dir={dir} currency={currency} isBusy={isLoading} />
        )}
      </div>
      <Pages noun={noun} page={query.page} total={total} hasMore={hasMore} />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.listNotLoaded, BACK_TO.products)
