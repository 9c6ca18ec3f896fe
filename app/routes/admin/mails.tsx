import { href, useNavigation } from 'react-router'
import type { RowCount } from '#app/lib/list-page.ts'
import { buildListUrl } from '#app/lib/list-query.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { adminText } from '#app/operations/mail/admin-text.ts'
import { listMailRows } from '#app/operations/mail/mail-list.server.ts'
import { readMailListQuery } from '#app/operations/mail/mail-list.ts'
import { hasMailServer } from '#app/operations/mail/mail-server.server.ts'
import { MailTable } from '#app/operations/mail/mail-table.tsx'
import { findActiveView } from '#app/operations/saved-views/active-view.ts'
import { ViewListMenu, ViewTabs } from '#app/operations/saved-views/list-views.tsx'
import { listViews } from '#app/operations/saved-views/saved-views.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { MAIL_STATES, type MailState } from '#app/platform/mail/mail-state.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { AdminButtonLink, TextLink } from '#app/ui/admin/admin-button.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { ListFilters } from '#app/ui/admin/lists/list-filters.tsx'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import { Notice } from '#app/ui/admin/notice.tsx'
import type { Route } from './+types/mails'

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context)
  const query = readMailListQuery(url.searchParams)
  const [{ page, ...list }, hasServer, views] = await Promise.all([
    listMailRows(db, query),
    hasMailServer(db),
    listViews(db, admin.id, 'mails', url.searchParams),
  ])
  return { query: { ...query, page }, hasServer, views, ...list }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/mails'), 'emails')

export default function Mails({ loaderData }: Route.ComponentProps) {
  const { query, hasServer, views, rows, byState, all, total, hasMore } = loaderData
  const { q, state } = query
  const isLoading = useNavigation().location?.pathname === href('/admin/mails')
  const isInView = findActiveView(views).view !== null
  const tab = (value: MailState | null, label: string, count: RowCount) => ({
    label,
    count,
    to: buildListUrl(href('/admin/mails'), { q: isInView ? null : q, state: value }),
    isCurrent: value === state,
  })
  const tabs = [
    tab(null, adminText.all, all),
    ...MAIL_STATES.map((value) => tab(value, adminText.states[value], byState[value])),
  ]
  const toServer = href('/admin/settings/mail/server')
  if (all.total === 0 && !q && !state) {
    return (
      <AdminPage title={adminText.sentEmails}>
        <div className="rounded-field border border-line bg-paper">
          <EmptyList
            noun={adminText.emptyNoun}
            clear={null}
            hint={hasServer ? adminText.emptyHint : adminText.emptyWithoutServer}
          >
            {!hasServer && (
              <AdminButtonLink look="primary" to={toServer}>
                {adminText.noMailServer.link}
              </AdminButtonLink>
            )}
          </EmptyList>
        </div>
      </AdminPage>
    )
  }
  const action = <ViewListMenu views={views} isPreset={q === ''} />
  return (
    <AdminPage title={adminText.sentEmails} action={action}>
      {!hasServer && (
        <Notice className="mb-4">
          {adminText.noMailServer.before}{' '}
          <TextLink isInText to={toServer}>
            {adminText.noMailServer.link}
          </TextLink>
        </Notice>
      )}
      <ListFilters
        label={adminText.emails}
        placeholder={adminText.searchHint}
        q={q}
        keep={['state']}
        clear={q ? buildListUrl(href('/admin/mails'), { state }) : null}
        action={action}
      />
      <ViewTabs views={views} label={adminText.emailsByStatus} tabs={tabs} />
      <div className="mt-3 rounded-field border border-line bg-paper">
        {rows.length === 0 ? (
          <EmptyList noun={adminText.emptyNoun} clear={href('/admin/mails')} />
        ) : (
          <MailTable rows={rows} isBusy={isLoading} />
        )}
      </div>
      <Pages noun={adminText.emptyNoun} page={query.page} total={total} hasMore={hasMore} />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.listNotLoaded, BACK_TO.orders)
