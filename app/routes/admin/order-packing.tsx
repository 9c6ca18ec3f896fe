import { href, redirect } from 'react-router'
import { adminText as navigationText } from '#app/operations/admin/admin-text.ts'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { readOrderChoice } from '#app/orders/admin/bulk/order-bulk.server.ts'
import { readOrderFilter } from '#app/orders/admin/order-list.ts'
import { adminText } from '#app/orders/admin/packing/admin-text.ts'
import { listOrdersToPack, readPackOrders } from '#app/orders/admin/packing/pack-orders.server.ts'
import { PackingScreen } from '#app/orders/admin/packing/packing-screen.tsx'
import { db } from '#app/platform/db/db.server.ts'
import { readTimeZone } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/order-packing'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const choice = readOrderChoice(url.searchParams, readOrderFilter(url.searchParams, await readTimeZone(db)))
  const ids = await listOrdersToPack(db, choice)
  // Replaces a filter with ids, because each shipped order would otherwise drop out of the list
  if ('q' in choice) throw redirect(`${href('/admin/orders/pack')}?ids=${ids.join()}`)
  return await readPackOrders(db, ids)
}

export default function OrderPacking({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>{navigationText.pageTitle(adminText.packOrders)}</title>
      <PackingScreen {...loaderData} />
    </>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.packingNotLoaded, BACK_TO.orders)
