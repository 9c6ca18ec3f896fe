import { data, href, useNavigation } from 'react-router'
import { capCount } from '#app/lib/list-page.ts'
import { buildListUrl, readChoice, readPage } from '#app/lib/list-query.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInputAs } from '#app/operations/admin/keep-form.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { adminText } from '#app/payments/transfers/admin-text.ts'
import { listStatements } from '#app/payments/transfers/import-statement.server.ts'
import { saveTransferForm } from '#app/payments/transfers/save-transfer.server.ts'
import { SetAsideList } from '#app/payments/transfers/screen/set-aside-list.tsx'
import { StatementList } from '#app/payments/transfers/screen/statement-list.tsx'
import { StatementUpload } from '#app/payments/transfers/screen/statement-upload.tsx'
import { TransferMatches } from '#app/payments/transfers/screen/transfer-matches.tsx'
import { WaitingTransfers } from '#app/payments/transfers/screen/waiting-transfers.tsx'
import {
  countRows,
  listBookings,
  listSetAside,
  listWaiting,
  proposeMatches,
} from '#app/payments/transfers/transfer-desk.server.ts'
import type { DeskResult } from '#app/payments/transfers/transfer-input.ts'
import { countWaitingTransfers, TRANSFER_PROVIDERS } from '#app/payments/transfers/transfer-orders.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { listActiveProviders, readStoredPayments } from '#app/pricing/stored-payments.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { FilterTabs } from '#app/ui/admin/lists/filter-tabs.tsx'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import type { Route } from './+types/transfers'

const VIEWS = ['open', 'received', 'aside', 'statements'] as const
type View = (typeof VIEWS)[number]

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const view = readChoice(url.searchParams, 'view', VIEWS) ?? 'open'
  const [rows, waiting, stored] = await Promise.all([countRows(db), countWaitingTransfers(db), readStoredPayments(db)])
  const counts = { open: capCount(waiting), received: capCount(rows.open), aside: capCount(rows.setAside) }
  const isOffered = listActiveProviders(stored).some(({ name }) => TRANSFER_PROVIDERS.includes(name))
  const isUsed = isOffered || waiting + rows.open + rows.setAside > 0 || (await listStatements(db)).length > 0
  return { counts, isOffered, isUsed, now: new Date(), ...(await loadView(view, readPage(url.searchParams))) }
}

async function loadView(view: View, page: number) {
  if (view === 'received') return { view, ...(await proposeMatches(db)) }
  if (view === 'aside') return { view, rows: await listSetAside(db) }
  if (view === 'statements') return { view, statements: await listStatements(db) }
  const [list, manualBookings] = await Promise.all([listWaiting(db, page), listBookings(db, 'by-hand')])
  return { view, ...list, manualBookings }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/transfers'), 'transfers')

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const result = await saveTransferForm(db, await readForm(request), admin.id)
  return data(result, { status: result.outcome === 'saved' ? 200 : 409 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInputAs(serverAction, (error): DeskResult => ({ outcome: 'rejected', error }))

const listViewTabs = () =>
  [
    { view: 'open', label: adminText.openTransfers },
    { view: 'received', label: adminText.received },
    { view: 'aside', label: adminText.setAside },
    { view: 'statements', label: adminText.statements },
  ] as const

export default function Transfers({ loaderData }: Route.ComponentProps) {
  const { counts, isUsed, view } = loaderData
  const isLoading = useNavigation().location?.pathname === href('/admin/transfers')
  const tabs = listViewTabs().map((tab) => ({
    label: tab.label,
    to: buildListUrl(href('/admin/transfers'), { view: tab.view === 'open' ? null : tab.view }),
    isCurrent: tab.view === view,
    count: tab.view === 'statements' ? undefined : counts[tab.view],
  }))
  return (
    <AdminPage width="columns" title={adminText.transfers}>
      {(isUsed || view === 'statements') && <FilterTabs label={adminText.deskParts} tabs={tabs} />}
      <div className="not-first:mt-4" aria-busy={isLoading || undefined}>
        <CurrentView {...loaderData} />
      </div>
    </AdminPage>
  )
}

function CurrentView(shown: Route.ComponentProps['loaderData']) {
  if (shown.view === 'received')
    return <TransferMatches rows={shown.rows} openCount={shown.open} hasMore={shown.hasMore} />
  if (shown.view === 'aside') return <SetAsideList rows={shown.rows} />
  if (shown.view === 'statements') {
    return (
      <div className="grid max-w-[720px] gap-4">
        <Panel title={adminText.importBankStatement}>
          <StatementUpload />
        </Panel>
        <StatementList statements={shown.statements} />
      </div>
    )
  }
  return (
    <>
      <WaitingTransfers
        rows={shown.rows}
        isOffered={shown.isOffered}
        manualBookings={shown.manualBookings}
        now={shown.now}
      />
      <Pages page={shown.page} total={shown.total} hasMore={shown.hasMore} />
    </>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.transfersNotLoaded, BACK_TO.orders)
