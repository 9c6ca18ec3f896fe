import { href, useNavigation } from 'react-router'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { BACK_TO } from '#app/features/admin/back.ts'
import { errorPage } from '#app/features/admin/error-page.tsx'
import { keepOnError } from '#app/features/admin/keep-on-error.ts'
import { listInvoiceMonths, listInvoiceRows } from '#app/features/invoices/invoice-list.server.ts'
import { monthOptions, readInvoiceListQuery } from '#app/features/invoices/invoice-list.ts'
import { InvoiceTable } from '#app/features/invoices/invoice-table.tsx'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { ExportLink } from '#app/ui/admin/lists/export-link.tsx'
import { FilterSelect, ListFilters } from '#app/ui/admin/lists/list-filters.tsx'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import type { Route } from './+types/invoices'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const query = readInvoiceListQuery(url.searchParams)
  const [{ page, ...list }, months] = await Promise.all([listInvoiceRows(db, query), listInvoiceMonths(db)])
  return { query: { ...query, page }, months, ...list }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/invoices'), 'invoices')

const KIND_OPTIONS = { '': 'Kind: All', invoice: 'Invoices', 'credit-note': 'Credit notes' }

export default function Invoices({ loaderData }: Route.ComponentProps) {
  const { query, months, rows, total, isMore } = loaderData
  const clear = query.q || query.kind || query.month ? href('/admin/invoices') : null
  const isLoading = useNavigation().location?.pathname === href('/admin/invoices')
  const action = <ExportLink to={href('/admin/invoices/export')} />
  return (
    <AdminPage title="Invoices" action={action}>
      <ListFilters label="Invoices" placeholder="Number, order or customer" q={query.q} clear={clear} action={action}>
        <FilterSelect name="kind" label="Kind" value={query.kind} options={KIND_OPTIONS} />
        <FilterSelect name="month" label="Month" value={query.month} options={monthOptions(months)} />
      </ListFilters>
      <div className="mt-4 rounded-field border border-line bg-paper">
        {rows.length === 0 ? (
          <EmptyList
            noun="invoices"
            clear={clear}
            hint="Issue one on the page of a paid order, or let the store do it: Settings, General."
          />
        ) : (
          <InvoiceTable rows={rows} sort={query.sort} dir={query.dir} isBusy={isLoading} />
        )}
      </div>
      <Pages page={query.page} total={total} isMore={isMore} />
    </AdminPage>
  )
}

export const ErrorBoundary = errorPage('The invoices could not be loaded', BACK_TO.orders)
