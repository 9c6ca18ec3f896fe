import { href, useNavigation } from 'react-router'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { BACK_TO } from '#app/features/admin/back.ts'
import { errorPage } from '#app/features/admin/error-page.tsx'
import { keepOnError } from '#app/features/admin/keep-on-error.ts'
import { SectionTabs } from '#app/features/admin/section-tabs.tsx'
import { useShowOnce } from '#app/features/admin/use-show-once.ts'
import { listDiscountRows } from '#app/features/discounts/discount-list.server.ts'
import { DISCOUNT_STATE_LABELS, DISCOUNT_STATES, readDiscountListQuery } from '#app/features/discounts/discount-list.ts'
import { DiscountTable } from '#app/features/discounts/discount-table.tsx'
import { readSettings } from '#app/features/settings/settings.server.ts'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { AdminButtonLink, TextLink } from '#app/ui/admin/admin-button.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { FilterSelect, ListFilters } from '#app/ui/admin/lists/list-filters.tsx'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import type { Route } from './+types/discounts'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const query = readDiscountListQuery(url.searchParams)
  const [{ store_currency: currency }, { page, ...list }] = await Promise.all([
    readSettings(db),
    listDiscountRows(db, query),
  ])
  return { query: { ...query, page }, currency, ...list }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/discounts'), 'discounts')

export default function Discounts({ loaderData }: Route.ComponentProps) {
  const { query, currency, rows, total, isMore } = loaderData
  const isFiltered = query.q !== '' || query.state !== null
  const isLoading = useNavigation().location?.pathname === href('/admin/discounts')
  useShowOnce({ saved: 'Discount code saved successfully!', deleted: 'Discount code deleted successfully!' })
  return (
    <AdminPage title="Discount codes" action={<AddDiscount />}>
      <SectionTabs section="orders" />
      <div className="flex items-start justify-between gap-4">
        <ListFilters
          label="Discount codes"
          placeholder="Code"
          q={query.q}
          clear={isFiltered ? href('/admin/discounts') : null}
        >
          <FilterSelect name="state" label="State" value={query.state ?? ''}>
            <option value="">State: All</option>
            {DISCOUNT_STATES.map((state) => (
              <option key={state} value={state}>
                State: {DISCOUNT_STATE_LABELS[state]}
              </option>
            ))}
          </FilterSelect>
        </ListFilters>
        <div className="max-lg:hidden">
          <AddDiscount />
        </div>
      </div>
      <div className="mt-4 rounded-field border border-line bg-paper">
        {rows.length === 0 ? (
          <Empty isFiltered={isFiltered} />
        ) : (
          <DiscountTable rows={rows} currency={currency} sort={query.sort} dir={query.dir} isBusy={isLoading} />
        )}
      </div>
      <Pages page={query.page} total={total} isMore={isMore} />
    </AdminPage>
  )
}

function AddDiscount() {
  return (
    <AdminButtonLink to={href('/admin/discounts/new')} look="primary" className="max-sm:px-2">
      Add Code
    </AdminButtonLink>
  )
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyList why={isFiltered ? 'No discount codes match these filters.' : 'No discount codes yet.'}>
      {isFiltered ? (
        <TextLink to={href('/admin/discounts')}>Clear filters</TextLink>
      ) : (
        <AdminButtonLink to={href('/admin/discounts/new')}>Add the first code</AdminButtonLink>
      )}
    </EmptyList>
  )
}

export const ErrorBoundary = errorPage('The discount codes could not be loaded', BACK_TO.dashboard)
