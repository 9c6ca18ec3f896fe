import { Form, useNavigation } from 'react-router'
import { reviewRequestText } from '#app/content/reviews/requests/review-request-text.ts'
import { stopReviewMails } from '#app/content/reviews/requests/review-requests.server.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { getLinkedRecord, limitLinkedForms } from '#app/orders/shopper/linked-page.server.ts'
import { getLinkedPageHeaders, LINKED_PAGE_META } from '#app/orders/shopper/linked-page.ts'
import { findLinkedOrder } from '#app/orders/shopper/order-page.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { OrderError } from '#app/routes/storefront/order-error.tsx'
import { useStore } from '#app/store/store.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/order-review-mails'

const MISSING = 'Page Not Found'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { customerEmail } = await getLinkedRecord(context, () => findLinkedOrder(db, params.link))
  return { email: customerEmail }
}

export async function action({ context, params }: Route.ActionArgs) {
  await limitLinkedForms(context)
  if (!(await stopReviewMails(db, params.link))) throw notFound(MISSING)
  return { isStopped: true }
}

export const headers = getLinkedPageHeaders

export const meta: Route.MetaFunction = () => LINKED_PAGE_META

/** Opened from an email. Some email programs open links automatically, so unsubscribing needs a click. */
export default function OrderReviewMails({ loaderData, actionData }: Route.ComponentProps) {
  const { name } = useStore()
  const { state } = useNavigation()
  const { title, text, stop, stopped } = reviewRequestText.reviewMails
  return (
    <div className="page pt-8 lg:pt-12">
      <title>{`${title} · ${name}`}</title>
      <h1 className="type-display text-title">{title}</h1>
      <p className="mt-5 font-medium wrap-anywhere empty:hidden">{loaderData.email}</p>
      <p className="mt-3 max-w-[62ch]">{text}</p>
      <div role="status">{actionData && <p className="mt-4 bg-moss-soft p-4 text-moss">{stopped}</p>}</div>
      {!actionData && (
        <Form method="post" className="mt-6">
          <Button type="submit" busy={state !== 'idle'} className="max-md:w-full">
            {stop}
          </Button>
        </Form>
      )}
    </div>
  )
}

export const ErrorBoundary = OrderError
