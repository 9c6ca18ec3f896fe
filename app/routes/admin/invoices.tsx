import { href, Link, useNavigation, useSearchParams } from 'react-router'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { ViewListMenu, ViewTabs } from '#app/operations/saved-views/list-views.tsx'
import { listViews } from '#app/operations/saved-views/saved-views.server.ts'
import { adminText } from '#app/payments/invoices/admin-text.ts'
import { listInvoiceMonths, listInvoiceRows } from '#app/payments/invoices/invoice-list.server.ts'
import { readInvoiceListQuery, TOO_MANY_PDFS, toMonthOptions } from '#app/payments/invoices/invoice-list.ts'
import { InvoiceTable } from '#app/payments/invoices/invoice-table.tsx'
import { MAX_ARCHIVED } from '#app/payments/invoices/pdf/invoice-archive.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { AdminButtonLink, TextLink } from '#app/ui/admin/admin-button.tsx'
import { ErrorBanner } from '#app/ui/admin/error-banner.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { FilterSelect, ListFilters } from '#app/ui/admin/lists/list-filters.tsx'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import type { Route } from './+types/invoices'

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context)
  const query = readInvoiceListQuery(url.searchParams)
  const [{ page, ...list }, months, { invoices_automatic: isAutomatic }, views] = await Promise.all([
    listInvoiceRows(db, query),
    listInvoiceMonths(db),
    readSettings(db),
    listViews(db, admin.id, 'invoices', url.searchParams),
  ])
  const maxPdfs = url.searchParams.get('pdfs') === TOO_MANY_PDFS ? MAX_ARCHIVED : null
  return { query: { ...query, page }, months, isAutomatic, views, maxPdfs, ...list }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/invoices'), 'invoices')

export default function Invoices({ loaderData }: Route.ComponentProps) {
  const { query, months, isAutomatic, views, maxPdfs, rows, total, hasMore } = loaderData
  const [search] = useSearchParams()
  const clear = query.q || query.kind || query.month ? href('/admin/invoices') : null
  const isLoading = useNavigation().location?.pathname === href('/admin/invoices')
  const paidOrders = `${href('/admin/orders')}?payment=paid`
  if (total === 0 && !clear) {
    return (
      <AdminPage title={adminText.invoices}>
        <div className="rounded-field border border-line bg-paper">
          <EmptyList noun={adminText.emptyNoun} clear={null} hint={adminText.noInvoicesHint(isAutomatic)}>
            <AdminButtonLink look="primary" to={isAutomatic ? paidOrders : href('/admin/invoices/settings')}>
              {isAutomatic ? adminText.viewPaidOrders : adminText.turnOnInvoices}
            </AdminButtonLink>
            <TextLink to={isAutomatic ? href('/admin/invoices/settings') : paidOrders}>
              {isAutomatic ? adminText.invoiceSettings : adminText.viewPaidOrders}
            </TextLink>
          </EmptyList>
        </div>
      </AdminPage>
    )
  }
  const action = (
    <ViewListMenu views={views} exportTo={href('/admin/invoices/export')}>
      {rows.length > 0 && (
        // Bypasses the router, as the response is a file
        <Link to={`${href('/admin/invoices/pdfs')}?${search}`} reloadDocument>
          {adminText.downloadPdfs}
        </Link>
      )}
      <Link to={href('/admin/invoices/settings')}>{adminText.invoiceSettings}</Link>
    </ViewListMenu>
  )
  return (
    <AdminPage title={adminText.invoices} action={action}>
      <ListFilters
        label={adminText.invoices}
        placeholder={adminText.searchPlaceholder}
        q={query.q}
        clear={clear}
        action={action}
      >
        <FilterSelect name="kind" label={adminText.kind} value={query.kind} options={adminText.kindOptions} />
        <FilterSelect name="month" label={adminText.month} value={query.month} options={toMonthOptions(months)} />
      </ListFilters>
      <ViewTabs views={views} />
      {maxPdfs && <ErrorBanner>{adminText.tooManyPdfs(maxPdfs)}</ErrorBanner>}
      <div className="mt-4 rounded-field border border-line bg-paper">
        {rows.length === 0 ? (
          <EmptyList noun={adminText.emptyNoun} clear={clear} />
        ) : (
          <InvoiceTable rows={rows} sort={query.sort} dir={query.dir} isBusy={isLoading} />
        )}
      </div>
      <Pages noun={adminText.emptyNoun} page={query.page} total={total} hasMore={hasMore} />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.invoicesNotLoaded, BACK_TO.orders)
