import { href, Link, useNavigation } from 'react-router'
import { MAIL_STATE_LABELS } from '#app/features/orders/mail-admin-marks.tsx'
import { MailTable } from '#app/features/orders/mail-admin-table.tsx'
import { listMailRows } from '#app/features/orders/mail-list.server.ts'
import { readMailListQuery } from '#app/features/orders/mail-list.ts'
import { orderListAddress } from '#app/features/orders/order-admin-list.ts'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { countText } from '#app/lib/list-query.ts'
import { db } from '#app/platform/db/db.server.ts'
import { MAIL_STATES } from '#app/platform/mail/mail-state.ts'
import { hasMailServer } from '#app/platform/mail/sender.server.ts'
import { AdminPage } from '#app/routes/admin/shell/admin-page.tsx'
import { BACK_TO } from '#app/routes/admin/shell/back.tsx'
import { errorPage } from '#app/routes/admin/shell/error-page.tsx'
import { keepShown } from '#app/routes/admin/shell/keep-shown.ts'
import { OrderTabs } from '#app/routes/admin/shell/section-tabs.tsx'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { ListFilters } from '#app/ui/admin/list-filters.tsx'
import { Pages } from '#app/ui/admin/pages.tsx'
import type { Route } from './+types/mails'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const query = readMailListQuery(url.searchParams)
  const { page, ...list } = await listMailRows(db, query)
  return { query: { ...query, page }, hasServer: hasMailServer(), ...list }
}

export const clientLoader = keepShown<typeof loader>(href('/admin/mails'), 'mails')

type ListProps = Route.ComponentProps['loaderData']

export default function Mails({ loaderData }: Route.ComponentProps) {
  const { query, hasServer, rows, total, isMore } = loaderData
  const isLoading = useNavigation().location?.pathname === href('/admin/mails')
  return (
    <AdminPage title="Mails">
      <OrderTabs />
      {!hasServer && <NoServer />}
      <ListFilters
        label="Mails"
        placeholder="Email or order number"
        q={query.q}
        keep={['state']}
        clear={query.q ? orderListAddress(href('/admin/mails'), { state: query.state }) : null}
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
    <p className="mb-4 bg-amber-soft px-4 py-3 text-base">
      No mail server is set up (SMTP_URL), so nothing reaches anybody: what counts as sent is a file in the folder
      “outbox” of the data folder, and can be read here.
    </p>
  )
}

function StateTabs({ query, byState, all }: ListProps) {
  const tabs = [
    { state: null, label: 'All', mails: all },
    ...MAIL_STATES.map((state) => ({ state, label: MAIL_STATE_LABELS[state], mails: byState[state] })),
  ]
  return (
    <nav aria-label="Mails by state" className="mt-2 flex gap-x-5 overflow-x-auto whitespace-nowrap">
      {tabs.map(({ state, label, mails }) => {
        const isCurrent = state === query.state
        return (
          <Link
            key={label}
            to={orderListAddress(href('/admin/mails'), { q: query.q, state })}
            preventScrollReset
            aria-current={isCurrent ? 'page' : undefined}
            className={`flex min-h-9 items-center gap-1.5 border-b-2 text-base max-md:min-h-11 ${isCurrent ? 'border-lumen font-semibold' : 'border-transparent hover:border-line'}`}
          >
            {label} <span className="text-ink-2 tabular-nums">{countText(mails)}</span>
          </Link>
        )
      })}
    </nav>
  )
}

function Empty({ query }: Pick<ListProps, 'query'>) {
  const isFiltered = query.q !== '' || query.state !== null
  return (
    <div className="grid justify-items-center gap-3 px-4 py-12 text-center">
      <p className="text-base">
        {isFiltered ? 'No mails match these filters.' : 'No mails yet. The first one goes out with the first order.'}
      </p>
      {isFiltered && <TextLink to={href('/admin/mails')}>Clear filters</TextLink>}
    </div>
  )
}

export const ErrorBoundary = errorPage('The mails could not be loaded', BACK_TO.orders)
