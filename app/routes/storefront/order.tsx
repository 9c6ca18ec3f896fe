import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { getSlug, type LocalizedSlugs } from '#app/catalog/storefront/shop/list-slugs.ts'
import { listContactDetails } from '#app/content/contact/contact-details.ts'
import { ContactLines } from '#app/content/contact/contact-lines.tsx'
import { readStorefront } from '#app/content/storefront.server.ts'
import { isExpected, notFound } from '#app/lib/route-errors.ts'
import { OrderPlaced } from '#app/orders/checkout/order-placed.tsx'
import { PlacedEarlier } from '#app/orders/checkout/placed-earlier.tsx'
import { orderText } from '#app/orders/order-text.ts'
import { getLinkedRecord, limitLinkedForms } from '#app/orders/shopper/linked-page.server.ts'
import { getLinkedPageHeaders, LINKED_PAGE_META } from '#app/orders/shopper/linked-page.ts'
import { OrderPageView } from '#app/orders/shopper/order-page-view.tsx'
import { changeByShopper, type ShopperResult } from '#app/orders/shopper/shopper-order.server.ts'
import { LazyOrderPayment } from '#app/payments/shopper/lazy-order-payment.tsx'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { OrderError } from '#app/routes/storefront/order-error.tsx'
import { findOrderPage, type OrderPageData } from '#app/routes/storefront/order-page.server.ts'
import { useStore } from '#app/store/store.tsx'
import { ShopperTimeZone } from '#app/ui/time-zone.tsx'
import { uiText } from '#app/ui/ui-text.ts'
import type { Route } from './+types/order'

const MISSING = 'Page Not Found'

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await getLinkedRecord(context, () => findOrderPage(db, params.link))
  const { settings, categories } = await readStorefront(context)
  return {
    order: addSizes(categories, found),
    contact: listContactDetails(settings),
    returnNote: settings.product_note_returns,
  }
}

/** Uses category slugs in this page's language, as other pages do when they store the shopper's sizes. */
function addSizes(categories: readonly LocalizedSlugs[], order: OrderPageData): OrderPageData {
  const lines = order.lines.map((line) => {
    return line.size ? { ...line, size: { ...line.size, category: getSlug(categories, line.size.category) } } : line
  })
  return { ...order, lines }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  await limitLinkedForms(context)
  const changed = await changeByShopper(db, params.link, await readForm(request))
  if (!changed) throw notFound(MISSING)
  return data(changed.result, { status: changed.status })
}

/** If the request fails, the page stays open with the typed text. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    if (isExpected(error)) throw error
    const about = form.get('intent') === 'cancel' ? 'cancel' : 'address'
    const isTooMany = isRouteErrorResponse(error) && error.status === 429
    const result: ShopperResult = {
      outcome: 'rejected',
      about,
      errors: { '': isTooMany ? uiText.tooManyRequests : orderText.away },
      typed: null,
    }
    return data(result, { status: 503 })
  }
}

/** Revalidates even after a conflict, since the order has changed. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate
}

export const headers = getLinkedPageHeaders

export const meta: Route.MetaFunction = () => LINKED_PAGE_META

export default function OrderRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  const { name, timeZone } = useStore()
  const { order, contact, returnNote } = loaderData
  const [search] = useSearchParams()
  const placed = search.get('placed')
  // An unpaid order shows the usual page instead, which explains how to pay
  if (placed !== null && order.isUnshipped && !order.unpaid) {
    return <OrderPlaced order={order} link={params.link} isEarlier={placed === 'earlier'} />
  }
  return (
    <ShopperTimeZone storeZone={timeZone}>
      <title>{orderText.title(order.orderNumber, name)}</title>
      {placed === 'earlier' && (
        <div role="status" className="page mt-6">
          <PlacedEarlier addressPage={null} />
        </div>
      )}
      <OrderPageView
        order={order}
        result={actionData}
        contact={<ContactLines details={contact} />}
        returnNote={returnNote}
        payment={
          <LazyOrderPayment
            link={params.link}
            isWaiting={order.unpaid !== null}
            isPaid={order.isPaid}
            unpaid={order.unpaid}
          />
        }
      />
    </ShopperTimeZone>
  )
}

export const ErrorBoundary = OrderError
