import { href, useNavigation } from 'react-router'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { errorPage } from '#app/operations/admin/error-page.tsx'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { useShowOnce } from '#app/operations/admin/use-show-once.ts'
import { adminText } from '#app/orders/customers/admin-text.ts'
import { listCustomerRows } from '#app/orders/customers/customer-list.server.ts'
import { readCustomerListQuery } from '#app/orders/customers/customer-list.ts'
import { CustomerTable } from '#app/orders/customers/customer-table.tsx'
import { db } from '#app/platform/db/db.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
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
  const clear = query.q || query.newsletter || query.orders ? href('/admin/customers') : null
  const action = <ExportLink to={href('/admin/customers/export')} />
  useShowOnce({ erased: adminText.personalDataErased })
  return (
    <AdminPage title={adminText.customers} action={action}>
      <ListFilters
        label={adminText.customers}
        placeholder={adminText.searchPlaceholder}
        q={query.q}
        clear={clear}
        action={action}
      >
        <FilterSelect name="orders" label={adminText.orders} value={query.orders} options={adminText.ordersOptions} />
        <FilterSelect
          name="newsletter"
          label={adminText.newsletter}
          value={query.newsletter}
          options={adminText.newsletterOptions}
        />
      </ListFilters>
      <div className="mt-4 rounded-field border border-line bg-paper">
        {rows.length === 0 ? (
          <EmptyList noun={adminText.emptyNoun} clear={clear} hint={adminText.noCustomersHint} />
        ) : (
          <CustomerTable rows={rows} sort={query.sort} dir={query.dir} isBusy={isLoading} />
        )}
      </div>
      <Pages page={query.page} total={total} isMore={isMore} />
    </AdminPage>
  )
}

export const ErrorBoundary = errorPage(() => adminText.customersNotLoaded, BACK_TO.dashboard)
