import { redirect } from 'react-router'
import { getWaitingPath } from '#app/inventory/waiting-list/waiting-path.ts'
import { confirmWaiting, leaveWaitingList } from '#app/inventory/waiting-list.server.ts'
import { waitingText } from '#app/inventory/waiting-text.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { getLinkedRecord, limitLinkedForms } from '#app/orders/shopper/linked-page.server.ts'
import { getLinkedPageHeaders, LINKED_PAGE_META } from '#app/orders/shopper/linked-page.ts'
import { findEntryPage } from '#app/orders/waiting-list/entry-page.server.ts'
import { EntryPageView } from '#app/orders/waiting-list/entry-page.tsx'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { LinkedPageError } from '#app/routes/storefront/order-error.tsx'
import { localePrefix } from '#app/store/locale.ts'
import { useStore } from '#app/store/store.tsx'
import { ShopperTimeZone } from '#app/ui/time-zone.tsx'
import type { Route } from './+types/waiting-entry'

const MISSING = 'Page Not Found'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (url.searchParams.has('left')) return null
  const find = () => findEntryPage(db, params.link, context.get(localePrefix))
  return await getLinkedRecord(context, find)
}

export async function action({ context, params, request }: Route.ActionArgs) {
  await limitLinkedForms(context)
  const intent = (await readForm(request)).get('intent')
  if (intent === 'confirm') {
    if (!(await confirmWaiting(db, params.link))) throw notFound(MISSING)
    return null
  }
  await leaveWaitingList(db, params.link)
  throw redirect(`${getWaitingPath(params.link)}?left`, 303)
}

export const headers = getLinkedPageHeaders

export const meta: Route.MetaFunction = () => LINKED_PAGE_META

export default function WaitingEntry({ loaderData }: Route.ComponentProps) {
  const { name, timeZone } = useStore()
  const { title } = waitingText.states[loaderData?.state ?? 'left']
  return (
    <ShopperTimeZone storeZone={timeZone}>
      <title>{`${title} · ${name}`}</title>
      <EntryPageView page={loaderData} />
    </ShopperTimeZone>
  )
}

export const ErrorBoundary = LinkedPageError
