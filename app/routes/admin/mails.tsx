import { href, useNavigation } from 'react-router'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { BACK_TO } from '#app/features/admin/back.ts'
import { errorPage } from '#app/features/admin/error-page.tsx'
import { keepOnError } from '#app/features/admin/keep-on-error.ts'
import { SectionTabs } from '#app/features/admin/section-tabs.tsx'
import { MAIL_STATE_LABELS } from '#app/features/mail/mail-badges.tsx'
import { listMailRows } from '#app/features/mail/mail-list.server.ts'
import { readMailListQuery } from '#app/features/mail/mail-list.ts'
import { MailTable } from '#app/features/mail/mail-table.tsx'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import type { Counted } from '#app/lib/list-length.ts'
import { listAddress } from '#app/lib/list-query.ts'
import { db } from '#app/platform/db/db.server.ts'
import { MAIL_STATES, type MailState } from '#app/platform/mail/mail-state.ts'
import { hasMailServer } from '#app/platform/mail/sender.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { FilterTabs } from '#app/ui/admin/lists/filter-tabs.tsx'
import { ListFilters } from '#app/ui/admin/lists/list-filters.tsx'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import type { Route } from './+types/mails'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const query = readMailListQuery(url.searchParams)
  const { page, ...list } = await listMailRows(db, query)
  return { query: { ...query, page }, hasServer: hasMailServer(), ...list }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/mails'), 'mails')

type ListProps = Route.ComponentProps['loaderData']

export default function Mails({ loaderData }: Route.ComponentProps) {
  const { query, hasServer, rows, total, isMore } = loaderData
  const isLoading = useNavigation().location?.pathname === href('/admin/mails')
  return (
    <AdminPage title="Emails">
      <SectionTabs section="orders" />
      {!hasServer && <NoServer />}
      <ListFilters
        label="Emails"
        placeholder="Email or order number"
        q={query.q}
        keep={['state']}
        clear={query.q ? listAddress(href('/admin/mails'), { state: query.state }) : null}
      />
      <StateTabs {...loaderData} />
      <div className="mt-2 rounded-field border border-line bg-paper">
        {rows.length === 0 ? <Empty query={query} /> : <MailTable rows={rows} isBusy={isLoading} />}
      </div>
      <Pages page={query.page} total={total} isMore={isMore} />
    </AdminPage>
  )
}

/** 'Sent' would promise too much otherwise. */
function NoServer() {
  return (
    <p className="mb-4 border-l-4 border-amber bg-amber-soft px-4 py-3 text-base">
      No mail server is set up (SMTP_URL), so nothing reaches anybody: what counts as sent is a file in the folder
      “outbox” of the data folder, and can be read here.
    </p>
  )
}

function StateTabs({ query, byState, all }: ListProps) {
  const tab = (state: MailState | null, label: string, count: Counted) => ({
    label,
    count,
    to: listAddress(href('/admin/mails'), { q: query.q, state }),
    isCurrent: state === query.state,
  })
  const tabs = [
    tab(null, 'All', all),
    ...MAIL_STATES.map((state) => tab(state, MAIL_STATE_LABELS[state], byState[state])),
  ]
  return <FilterTabs label="Emails by status" tabs={tabs} />
}

function Empty({ query }: Pick<ListProps, 'query'>) {
  const isFiltered = query.q !== '' || query.state !== null
  return (
    <EmptyList
      why={isFiltered ? 'No emails match these filters.' : 'No emails yet. The first one is sent with the first order.'}
    >
      {isFiltered && <TextLink to={href('/admin/mails')}>Clear filters</TextLink>}
    </EmptyList>
  )
}

export const ErrorBoundary = errorPage('The emails could not be loaded', BACK_TO.orders)
