import { href, redirect, useNavigation } from 'react-router'
import { buildListUrl, readPage, readSearch } from '#app/lib/list-query.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { adminText } from '#app/orders/imported-orders/admin-text.ts'
import { findImportedByNumber, listImportedOrders } from '#app/orders/imported-orders/imported-order-list.server.ts'
import { ImportedOrderTable } from '#app/orders/imported-orders/imported-order-table.tsx'
import { db } from '#app/platform/db/db.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { ListFilters } from '#app/ui/admin/lists/list-filters.tsx'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import type { Route } from './+types/imported-orders'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const q = readSearch(url.searchParams)
  if (url.searchParams.has('open')) throw redirect(await findSearchUrl(q))
  const { page, ...list } = await listImportedOrders(db, { q, page: readPage(url.searchParams) })
  return { query: { q, page }, ...list }
}

/** Returns the URL that Enter opens in the search: the order with exactly this number, or the list if there is none. */
async function findSearchUrl(q: string): Promise<string> {
  const id = await findImportedByNumber(db, q)
  return id ? href('/admin/orders/imported/:id', { id }) : buildListUrl(href('/admin/orders/imported'), { q })
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/orders/imported'), 'imported orders')

export default function ImportedOrders({ loaderData }: Route.ComponentProps) {
  const { query, rows, total, hasMore } = loaderData
  const clear = query.q ? href('/admin/orders/imported') : null
  const isEmpty = rows.length === 0 && clear === null
  const isLoading = useNavigation().location?.pathname === href('/admin/orders/imported')
  return (
    <AdminPage title={adminText.importedOrders} back={BACK_TO.orders}>
      {!isEmpty && (
        <>
          <p className="mb-4 text-base text-ink-2">{adminText.listNote}</p>
          <ListFilters
            label={adminText.importedOrders}
            placeholder={adminText.searchPlaceholder}
            q={query.q}
            clear={clear}
          >
            {/* Enter submits with this button */}
            <button type="submit" name="open" value="yes" tabIndex={-1} aria-hidden="true" className="sr-only">
              {adminText.search}
            </button>
          </ListFilters>
        </>
      )}
      <div className="not-first:mt-4 rounded-field border border-line bg-paper">
        {rows.length === 0 ? (
          <EmptyList noun={adminText.emptyNoun} clear={clear} hint={adminText.emptyHint}>
            <AdminButtonLink look="primary" to={href('/admin/import')}>
              {adminText.importOrders}
            </AdminButtonLink>
          </EmptyList>
        ) : (
          <ImportedOrderTable caption={adminText.importedOrders} rows={rows} isBusy={isLoading} />
        )}
      </div>
      <Pages noun={adminText.emptyNoun} page={query.page} total={total} hasMore={hasMore} />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.ordersNotLoaded, BACK_TO.orders)
