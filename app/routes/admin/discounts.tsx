import { href, useNavigation } from 'react-router'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { useShowOnce } from '#app/operations/admin/use-show-once.ts'
import { ViewListMenu, ViewTabs } from '#app/operations/saved-views/list-views.tsx'
import { listViews } from '#app/operations/saved-views/saved-views.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { adminText } from '#app/pricing/discounts/admin-text.ts'
import { listDiscountRows } from '#app/pricing/discounts/discount-list.server.ts'
import { DISCOUNT_STATES, readDiscountListQuery } from '#app/pricing/discounts/discount-list.ts'
import { DiscountTable } from '#app/pricing/discounts/discount-table.tsx'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { FilterSelect, ListFilters } from '#app/ui/admin/lists/list-filters.tsx'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import type { Route } from './+types/discounts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context)
  const query = readDiscountListQuery(url.searchParams)
  const [{ store_currency: currency }, { page, ...list }, views] = await Promise.all([
    readSettings(db),
    listDiscountRows(db, query),
    listViews(db, admin.id, 'discounts', url.searchParams),
  ])
  return { query: { ...query, page }, currency, views, ...list }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/discounts'), 'discounts')

/** A list with this many codes or fewer has no search. */
const MAX_CODES_WITHOUT_SEARCH = 5

function getStatusOptions(): Readonly<Record<string, string>> {
  const { all, only } = adminText.statusOptions
  return { '': all, ...Object.fromEntries(DISCOUNT_STATES.map((state) => [state, only(adminText.states[state])])) }
}

export default function Discounts({ loaderData }: Route.ComponentProps) {
  const { query, currency, views, rows, total, hasMore } = loaderData
  const clear = query.q || query.state ? href('/admin/discounts') : null
  const isLoading = useNavigation().location?.pathname === href('/admin/discounts')
  const action = (
    <>
      <ViewListMenu views={views} />
      <AdminButtonLink to={href('/admin/discounts/new')} look="primary">
        {adminText.addCode}
      </AdminButtonLink>
    </>
  )
  useShowOnce({ saved: adminText.codeSaved, deleted: adminText.codeDeleted })
  return (
    <AdminPage title={adminText.discounts} action={total > 0 || clear ? action : undefined}>
      {total > MAX_CODES_WITHOUT_SEARCH || clear ? (
        <ListFilters
          label={adminText.discountCodes}
          placeholder={adminText.code}
          q={query.q}
          clear={clear}
          action={action}
        >
          <FilterSelect name="state" label={adminText.status} value={query.state} options={getStatusOptions()} />
        </ListFilters>
      ) : (
        total > 0 && <div className="flex justify-end max-lg:hidden">{action}</div>
      )}
      <ViewTabs views={views} />
      <div className="mt-4 rounded-field border border-line bg-paper">
        {rows.length === 0 ? (
          <EmptyList noun={adminText.emptyNoun} clear={clear}>
            <AdminButtonLink to={href('/admin/discounts/new')} look="primary">
              {adminText.addTheFirstCode}
            </AdminButtonLink>
          </EmptyList>
        ) : (
          <DiscountTable rows={rows} currency={currency} sort={query.sort} dir={query.dir} isBusy={isLoading} />
        )}
      </div>
      <Pages noun={adminText.emptyNoun} page={query.page} total={total} hasMore={hasMore} />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.codesNotLoaded, BACK_TO.dashboard)
