import { data, isRouteErrorResponse, Link } from 'react-router'
import { isExpected, notFound } from '#app/lib/route-errors.ts'
import { getOrderPath } from '#app/orders/order.ts'
import { getLinkedRecord, limitLinkedForms } from '#app/orders/shopper/linked-page.server.ts'
import { getLinkedPageHeaders, LINKED_PAGE_META } from '#app/orders/shopper/linked-page.ts'
import { findLinkedWithdrawal, receiveLinkedWithdrawal } from '#app/orders/withdrawals/receive-withdrawal.server.ts'
import withdrawCss from '#app/orders/withdrawals/storefront/withdraw.css?url'
import type { WithdrawResult } from '#app/orders/withdrawals/storefront/withdraw-result.ts'
import { WithdrawSteps } from '#app/orders/withdrawals/storefront/withdraw-steps.tsx'
import { withdrawalText } from '#app/orders/withdrawals/withdrawal-text.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { OrderError } from '#app/routes/storefront/order-error.tsx'
import { useStore } from '#app/store/store.tsx'
import { uiText } from '#app/ui/ui-text.ts'
import type { Route } from './+types/order-withdraw'

const MISSING = 'Page Not Found'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: withdrawCss }]

export async function loader({ context, params }: Route.LoaderArgs) {
  return await getLinkedRecord(context, () => findLinkedWithdrawal(db, params.link))
}

export async function action({ context, params, request }: Route.ActionArgs) {
  await limitLinkedForms(context)
  const received = await receiveLinkedWithdrawal(db, params.link, await readForm(request))
  if (!received) throw notFound(MISSING)
  return data<WithdrawResult>(received.result, { status: received.status })
}

/** If the request fails, the page stays open with the typed text. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (isExpected(error)) throw error
    const isTooMany = isRouteErrorResponse(error) && error.status === 429
    const text = isTooMany ? uiText.tooManyRequests : withdrawalText.unreachable
    return data<WithdrawResult>({ step: 'failed', text }, { status: 503 })
  }
}

export const headers = getLinkedPageHeaders

export const meta: Route.MetaFunction = () => LINKED_PAGE_META

/** Opened from the order page or an email. Some email programs open links automatically, so sending needs a click. */
export default function OrderWithdraw({ loaderData, actionData, params }: Route.ComponentProps) {
  const { name } = useStore()
  return (
    <>
      <title>{`${withdrawalText.title} · ${name}`}</title>
      <WithdrawSteps
        result={actionData}
        linked={loaderData}
        back={
          <Link to={getOrderPath(params.link)} className="quiet-link">
            {withdrawalText.toOrder}
          </Link>
        }
      />
    </>
  )
}

export const ErrorBoundary = OrderError
