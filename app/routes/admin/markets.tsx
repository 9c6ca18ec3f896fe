import { data, href, Link } from 'react-router'
import { RepricingNote } from '#app/catalog/prices/admin/repricing-note.tsx'
import { listRepricings } from '#app/catalog/prices/admin/repricings.server.ts'
import { parseForm } from '#app/lib/form.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepForm } from '#app/operations/admin/keep-form.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { useShowOnce } from '#app/operations/admin/use-show-once.ts'
import { adminText } from '#app/operations/markets/admin-text.ts'
import { arrangeInput } from '#app/operations/markets/market-intent-input.ts'
import { listMarketRows } from '#app/operations/markets/market-list.server.ts'
import { arrangeMarkets } from '#app/operations/markets/market-status.server.ts'
import { MarketTable } from '#app/operations/markets/market-table.tsx'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { ListMenu } from '#app/ui/admin/lists/list-menu.tsx'
import { useRowOrder } from '#app/ui/admin/lists/use-row-order.ts'
import type { FailureResult } from '#app/ui/admin/use-result.ts'
import type { Route } from './+types/markets'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  const [rows, repricings] = await Promise.all([listMarketRows(db), listRepricings(db)])
  return { rows, repricings }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/markets'), 'markets')

const getFailure: () => FailureResult = () => ({ failed: adminText.orderNotSaved })

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const input = parseForm(arrangeInput, await readForm(request))
  if (!input.ok) return data(getFailure(), { status: 400 })
  await arrangeMarkets(db, input.value.ids, admin.id)
  return data<FailureResult>({ failed: null })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm(serverAction, getFailure())

export default function Markets({ loaderData: { rows, repricings } }: Route.ComponentProps) {
  const rowOrder = useRowOrder(rows)
  useShowOnce({ deleted: adminText.marketDeleted })
  const action = (
    <AdminButtonLink to={href('/admin/markets/new')} look="primary">
      {adminText.addMarket}
    </AdminButtonLink>
  )
  const menu = (
    <ListMenu>
      <Link to={href('/admin/markets/rates')}>{adminText.exchangeRates}</Link>
      <Link to={href('/admin/markets/prices')}>{adminText.prices}</Link>
    </ListMenu>
  )
  return (
    <AdminPage title={adminText.markets} action={action} menu={menu}>
      <RepricingNote repricings={repricings} />
      <div className={`mb-4 flex items-center gap-4 ${rows.length > 1 ? '' : 'max-lg:hidden'}`}>
        {rows.length > 1 && <p className="text-base text-ink-2">{adminText.marketsHint}</p>}
        <div className="ml-auto max-lg:hidden">{action}</div>
      </div>
      <div className="rounded-field border border-line bg-paper">
        <MarketTable rows={rowOrder.rows} onArrange={rowOrder.arrange} />
      </div>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.marketsNotLoaded, BACK_TO.settings)
