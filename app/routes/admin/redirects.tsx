import { href, Link, useNavigation } from 'react-router'
import { adminText } from '#app/content/redirects/admin-text.ts'
import { listRedirectRows } from '#app/content/redirects/redirect-list.server.ts'
import { readRedirectListQuery } from '#app/content/redirects/redirect-list.ts'
import { RedirectTable } from '#app/content/redirects/redirect-table.tsx'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { useShowOnce } from '#app/operations/admin/use-show-once.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { AdminButtonLink, TextLink } from '#app/ui/admin/admin-button.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { FilterSelect, ListFilters } from '#app/ui/admin/lists/list-filters.tsx'
import { ListMenu } from '#app/ui/admin/lists/list-menu.tsx'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import type { Route } from './+types/redirects'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const query = readRedirectListQuery(url.searchParams)
  const [{ demo_content: isDemo }, { page, ...list }] = await Promise.all([
    readSettings(db),
    listRedirectRows(db, query),
  ])
  return { query: { ...query, page }, isDemo, ...list }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/redirects'), 'redirects')

const getOriginOptions = () => ({ '': adminText.addedAll, ...adminText.origins })

export default function Redirects({ loaderData }: Route.ComponentProps) {
  const { query, isDemo, rows, total, hasMore } = loaderData
  const clear = query.q || query.origin ? href('/admin/redirects') : null
  const isLoading = useNavigation().location?.pathname === href('/admin/redirects')
  useShowOnce({ saved: adminText.redirectSaved, deleted: adminText.redirectDeleted })
  if (total === 0 && !clear) {
    return (
      <AdminPage title={adminText.redirects}>
        <div className="rounded-field border border-line bg-paper">
          <EmptyList noun={adminText.emptyNoun} clear={null} hint={adminText.redirectsHint(isDemo)}>
            <AddButton />
            <TextLink to={href('/admin/import')}>{adminText.importCsv}</TextLink>
          </EmptyList>
        </div>
      </AdminPage>
    )
  }
  const action = (
    <>
      <ListMenu exportTo={href('/admin/redirects/export')}>
        <Link to={href('/admin/import')}>{adminText.importCsv}</Link>
      </ListMenu>
      <AddButton />
    </>
  )
  return (
    <AdminPage title={adminText.redirects} action={action}>
      <ListFilters
        label={adminText.redirects}
        placeholder={adminText.address}
        q={query.q}
        clear={clear}
        action={action}
      >
        <FilterSelect name="origin" label={adminText.added} value={query.origin} options={getOriginOptions()} />
      </ListFilters>
      <div className="mt-4 rounded-field border border-line bg-paper">
        {rows.length === 0 ? (
          <EmptyList noun={adminText.emptyNoun} clear={clear} />
        ) : (
          <RedirectTable isBusy={isLoading} rows={rows} />
        )}
      </div>
      <Pages noun={adminText.emptyNoun} page={query.page} total={total} hasMore={hasMore} />
    </AdminPage>
  )
}

function AddButton({ className }: { readonly className?: string }) {
  return (
    <AdminButtonLink to={href('/admin/redirects/new')} look="primary" className={className}>
      {adminText.addRedirect}
    </AdminButtonLink>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.listNotLoaded, BACK_TO.dashboard)
