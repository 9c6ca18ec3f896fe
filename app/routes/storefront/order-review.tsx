import { data, isRouteErrorResponse, redirect, useNavigation } from 'react-router'
import { receiveReview } from '#app/content/reviews/writing/receive-review.server.ts'
import type { ReviewResult } from '#app/content/reviews/writing/review-result.ts'
import writeReviewCss from '#app/content/reviews/writing/write-review.css?url'
import { findReviewPage } from '#app/content/reviews/writing/write-review.server.ts'
import { WriteReview } from '#app/content/reviews/writing/write-review.tsx'
import { writeReviewText } from '#app/content/reviews/writing/write-review-text.ts'
import { isExpected, notFound } from '#app/lib/route-errors.ts'
import { getOrderPath } from '#app/orders/order.ts'
import { getLinkedRecord, limitLinkedForms } from '#app/orders/shopper/linked-page.server.ts'
import { getLinkedPageHeaders, LINKED_PAGE_META } from '#app/orders/shopper/linked-page.ts'
import { db } from '#app/platform/db/db.server.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { responseInit } from '#app/platform/http/response-init.ts'
import { OrderError } from '#app/routes/storefront/order-error.tsx'
import { useStore } from '#app/store/store.tsx'
import { uiText } from '#app/ui/ui-text.ts'
import type { Route } from './+types/order-review'

const MISSING = 'Page Not Found'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: writeReviewCss }]

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const number = parseLineNumber(params.line)
  const found = await getLinkedRecord(context, () => findReviewPage(db, params.link, number))
  return { ...found, isThanked: url.searchParams.has('thanks') }
}

/** Receives a multipart form with photos (server/upload-body.ts). */
export async function action({ context, params, request }: Route.ActionArgs) {
  await limitLinkedForms(context)
  const target = { link: params.link, number: parseLineNumber(params.line) }
  const received = await receiveReview(db, target, request, context.get(requestInfo).id)
  if (!received) throw notFound(MISSING)
  if (received !== 'stored') {
    const { result, ...status } = received
    return data(result, responseInit(status))
  }
  throw redirect(`${getOrderPath(params.link)}/review/${target.number}?thanks`, 303)
}

/** Returns the line's number, or 0, which no line has, if the parameter is not a number. */
function parseLineNumber(param: string): number {
  return /^[1-9]\d{0,2}$/.test(param) ? Number(param) : 0
}

/** If the request fails, the page stays open with the typed text and the photos. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (isExpected(error)) throw error
    const isTooMany = isRouteErrorResponse(error) && error.status === 429
    const text = isTooMany ? uiText.tooManyRequests : writeReviewText.away
    return data<ReviewResult>({ errors: { '': text }, typed: null }, { status: 503 })
  }
}

export const headers = getLinkedPageHeaders

export const meta: Route.MetaFunction = () => LINKED_PAGE_META

export default function OrderReview({ loaderData, actionData, params }: Route.ComponentProps) {
  const { name } = useStore()
  const { state } = useNavigation()
  return (
    <>
      <title>{writeReviewText.pageTitle(name)}</title>
      <WriteReview
        page={loaderData}
        result={actionData}
        isSending={state !== 'idle'}
        orderTo={getOrderPath(params.link)}
      />
    </>
  )
}

export const ErrorBoundary = OrderError
