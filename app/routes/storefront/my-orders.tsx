import { data, href } from 'react-router'
import { createPageHead } from '#app/content/seo/page-head.server.ts'
import { getHead } from '#app/content/seo/page-head.ts'
import { readStorefront } from '#app/content/storefront.server.ts'
import { isExpected } from '#app/lib/route-errors.ts'
import { handleRequestForm } from '#app/orders/my-orders/handle-request-form.server.ts'
import { myOrdersText } from '#app/orders/my-orders/my-orders-text.ts'
import { RequestOrderList, type RequestResult } from '#app/orders/my-orders/request-order-list.tsx'
import { orderText } from '#app/orders/order-text.ts'
import { tagPage } from '#app/platform/cache/page-tags.ts'
import type { RouteCache } from '#app/platform/cache/route-cache.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { responseInit } from '#app/platform/http/response-init.ts'
import { uiText } from '#app/ui/ui-text.ts'
import type { Route } from './+types/my-orders'

export const cache = {} satisfies RouteCache

export async function loader({ context, url }: Route.LoaderArgs) {
  tagPage(context, 'settings')
  const head = createPageHead(url, await readStorefront(context), {
    title: orderText.myOrders,
    description: myOrdersText.lead,
    path: href('/orders'),
  })
  return { head }
}

/** The response is the same for every email address. */
export async function action({ context, request }: Route.ActionArgs) {
  const { prefix, language } = (await readStorefront(context)).locale
  const page = { prefix, language, address: context.get(requestInfo).address }
  const { result, ...status } = await handleRequestForm(request, page)
  const { headers, ...init } = responseInit(status)
  return data<RequestResult>(result, { ...init, headers: { ...NO_STORE, ...headers } })
}

/** A form response must not be cached, because it is for one person. */
const NO_STORE = { 'Cache-Control': 'no-store' }

/** If the request fails, the page stays open with the typed email. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const typed = String((await request.clone().formData()).get('email') ?? '')
  try {
    return await serverAction()
  } catch (error) {
    if (isExpected(error)) throw error
    return data<RequestResult>({ outcome: 'rejected', errors: { '': uiText.storeAway }, typed }, { status: 503 })
  }
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta = getHead

export default function MyOrders({ actionData }: Route.ComponentProps) {
  return (
    <div className="page pt-8 lg:pt-12">
      <h1 className="type-display text-title">{orderText.myOrders}</h1>
      <p className="mt-5 max-w-[62ch] text-lg text-balance">{myOrdersText.lead}</p>
      <RequestOrderList result={actionData} />
    </div>
  )
}
