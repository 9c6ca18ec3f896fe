import { href, useNavigation } from 'react-router'
import { adminText } from '#app/content/contact/admin-text.ts'
import { type InboxQuery, listMessageRows } from '#app/content/contact/contact-inbox.server.ts'
import { InboxTable } from '#app/content/contact/inbox-table.tsx'
import { readChoice, readPage, readSearch } from '#app/lib/list-query.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { getSettingPath } from '#app/store/settings-fields.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { FilterSelect, ListFilters } from '#app/ui/admin/lists/list-filters.tsx'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import { Notice } from '#app/ui/admin/notice.tsx'
import type { Route } from './+types/messages'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const query: InboxQuery = {
    q: readSearch(url.searchParams),
    show: readChoice(url.searchParams, 'show', ['unread']),
    page: readPage(url.searchParams),
  }
  const [settings, { page, ...list }] = await Promise.all([readSettings(db), listMessageRows(db, query)])
  return { query: { ...query, page }, isEnabled: settings.contact_inbox, ...list }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/messages'), 'messages')

export default function Messages({ loaderData }: Route.ComponentProps) {
  const { query, isEnabled, rows, total, hasMore } = loaderData
  const clear = query.q || query.show ? href('/admin/messages') : null
  const isEmpty = rows.length === 0 && clear === null
  const isLoading = useNavigation().location?.pathname === href('/admin/messages')
  const turnOn = (
    <AdminButtonLink look="primary" to={getSettingPath('contact_inbox')}>
      {adminText.turnOnInbox}
    </AdminButtonLink>
  )
  return (
    <AdminPage title={adminText.messages}>
      {!isEnabled && !isEmpty && (
        <Notice className="mb-4">
          <p>{adminText.inboxOff}</p>
          <p className="mt-3">{turnOn}</p>
        </Notice>
      )}
      {!isEmpty && (
        <ListFilters label={adminText.messages} placeholder={adminText.searchHint} q={query.q} clear={clear}>
          <FilterSelect name="show" label={adminText.messagesShown} value={query.show} options={adminText.show} />
        </ListFilters>
      )}
      <div className="not-first:mt-4 rounded-field border border-line bg-paper">
        {isEmpty && !isEnabled ? (
          <EmptyList noun={adminText.emptyNoun} clear={null} title={adminText.inboxOff} hint={adminText.inboxOffHint}>
            {turnOn}
          </EmptyList>
        ) : rows.length === 0 ? (
          <EmptyList noun={adminText.emptyNoun} clear={clear} hint={adminText.emptyHint} />
        ) : (
          <InboxTable rows={rows} isBusy={isLoading} />
        )}
      </div>
      <Pages noun={adminText.emptyNoun} page={query.page} total={total} hasMore={hasMore} />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.listNotLoaded, BACK_TO.dashboard)
