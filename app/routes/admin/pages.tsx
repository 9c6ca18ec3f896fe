import { href, useNavigation } from 'react-router'
import { listPageRows } from '#app/content/pages/admin/page-list.server.ts'
import { readPageListQuery } from '#app/content/pages/admin/page-list.ts'
import { PageTable } from '#app/content/pages/admin/page-table.tsx'
import { PolicyPanel } from '#app/content/pages/admin/policy-panel.tsx'
import { adminText } from '#app/content/pages/admin-text.ts'
import { readPolicies } from '#app/content/pages.server.ts'
import { findBuiltInStatement } from '#app/operations/accessibility/built-in-statement.server.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { useShowOnce } from '#app/operations/admin/use-show-once.ts'
import { db } from '#app/platform/db/db.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { FilterSelect, ListFilters } from '#app/ui/admin/lists/list-filters.tsx'
import { Pages as ListPages } from '#app/ui/admin/lists/pages.tsx'
import type { Route } from './+types/pages'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const query = readPageListQuery(url.searchParams)
  const [policies, builtInStatement, { page, ...list }] = await Promise.all([
    readPolicies(db),
    findBuiltInStatement(db),
    listPageRows(db, query),
  ])
  return { query: { ...query, page }, policies, builtInStatement, ...list }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/pages'), 'pages')

const getStatusOptions = () => ({ '': adminText.statusAll, draft: adminText.draft, published: adminText.published })

export default function Pages({ loaderData }: Route.ComponentProps) {
  const { query, policies, builtInStatement, rows, total, hasMore } = loaderData
  const clear = query.q || query.status ? href('/admin/pages') : null
  const isLoading = useNavigation().location?.pathname === href('/admin/pages')
  const add = (
    <AdminButtonLink to={href('/admin/pages/new')} look="primary">
      {adminText.addPage}
    </AdminButtonLink>
  )
  const isEmpty = total === 0 && !clear
  useShowOnce({ deleted: adminText.pageDeleted })
  return (
    <AdminPage title={adminText.pages} action={!isEmpty && add}>
      <div className="grid items-start gap-4 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-8">
          {!isEmpty && (
            <ListFilters
              label={adminText.pages}
              placeholder={adminText.titleOrAddress}
              q={query.q}
              clear={clear}
              action={add}
            >
              <FilterSelect name="status" label={adminText.status} value={query.status} options={getStatusOptions()} />
            </ListFilters>
          )}
          <div className={`rounded-field border border-line bg-paper ${isEmpty ? 'max-w-none!' : 'mt-4'}`}>
            {rows.length === 0 ? (
              <EmptyList noun={adminText.emptyNoun} clear={clear} hint={adminText.emptyHint}>
                {add}
              </EmptyList>
            ) : (
              <PageTable isBusy={isLoading} rows={rows} />
            )}
          </div>
          <ListPages page={query.page} total={total} hasMore={hasMore} />
        </div>
        <div className="lg:col-span-4">
          <PolicyPanel policies={policies} builtInStatement={builtInStatement} />
        </div>
      </div>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.listNotLoaded, BACK_TO.dashboard)
