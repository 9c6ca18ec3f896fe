import { href, useNavigation } from 'react-router'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { BACK_TO } from '#app/features/admin/back.ts'
import { errorPage } from '#app/features/admin/error-page.tsx'
import { keepOnError } from '#app/features/admin/keep-on-error.ts'
import { SectionTabs } from '#app/features/admin/section-tabs.tsx'
import { useShowOnce } from '#app/features/admin/use-show-once.ts'
import { listCustomerRows } from '#app/features/customers/customer-list.server.ts'
import { type CustomerListQuery, readCustomerListQuery } from '#app/features/customers/customer-list.ts'
import { CustomerTable } from '#app/features/customers/customer-table.tsx'
import { readSettings } from '#app/features/settings/settings.server.ts'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { ExportLink } from '#app/ui/admin/lists/export-link.tsx'
import { FilterSelect, ListFilters } from '#app/ui/admin/lists/list-filters.tsx'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import type { Route } from './+types/customers'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const query = readCustomerListQuery(url.searchParams)
  const { store_currency } = await readSettings(db)
  const { page, ...list } = await listCustomerRows(db, query, store_currency)
  return { query: { ...query, page }, ...list }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/customers'), 'customers')

export default function Customers({ loaderData }: Route.ComponentProps) {
  const { query, rows, total, isMore } = loaderData
  const isLoading = useNavigation().location?.pathname === href('/admin/customers')
  useShowOnce({ erased: 'Personal data erased' }) // anyone who was erased has no page any more
  return (
    <AdminPage title="Customers" action={<ExportLink to={href('/admin/customers/export')} />}>
      <SectionTabs section="customers" />
      <div className="flex items-start justify-between gap-4">
        <Filters query={query} />
        <div className="max-lg:hidden">
          <ExportLink to={href('/admin/customers/export')} />
        </div>
      </div>
      <div className="mt-4 rounded-field border border-line bg-paper">
        {rows.length === 0 ? (
          <Empty isFiltered={isFiltered(query)} />
        ) : (
          <CustomerTable rows={rows} sort={query.sort} dir={query.dir} isBusy={isLoading} />
        )}
      </div>
      <Pages page={query.page} total={total} isMore={isMore} />
    </AdminPage>
  )
}

function isFiltered({ q, newsletter, orders }: CustomerListQuery): boolean {
  return Boolean(q || newsletter || orders)
}

function Filters({ query }: { query: CustomerListQuery }) {
  return (
    <ListFilters
      label="Customers"
      placeholder="Name, email or phone"
      q={query.q}
      clear={isFiltered(query) ? href('/admin/customers') : null}
    >
      <FilterSelect name="orders" label="Orders" value={query.orders ?? ''}>
        <option value="">Orders: All</option>
        <option value="with">Orders: With</option>
        <option value="without">Orders: Without</option>
      </FilterSelect>
      <FilterSelect name="newsletter" label="Newsletter" value={query.newsletter ?? ''}>
        <option value="">Newsletter: All</option>
        <option value="yes">Newsletter: Subscribed</option>
        <option value="no">Newsletter: Not subscribed</option>
      </FilterSelect>
    </ListFilters>
  )
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyList
      why={isFiltered ? 'No customers match these filters.' : 'No customers yet. Each comes with their first order.'}
    >
      {isFiltered && <TextLink to={href('/admin/customers')}>Clear filters</TextLink>}
    </EmptyList>
  )
}

export const ErrorBoundary = errorPage('The customers could not be loaded', BACK_TO.dashboard)
