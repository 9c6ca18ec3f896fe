import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { PrintBar } from '#app/operations/admin/print-bar.tsx'
import { adminText } from '#app/orders/admin/admin-text.ts'
import { readOrderChoice } from '#app/orders/admin/bulk/order-bulk.server.ts'
import { readOrderFilter } from '#app/orders/admin/order-list.ts'
import { PackingSlip } from '#app/orders/print/order-slip.tsx'
import { readPrintedOrders } from '#app/orders/print/printed-orders.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readTimeZone } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/order-slips'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const filter = readOrderFilter(url.searchParams, await readTimeZone(db))
  return await readPrintedOrders(db, readOrderChoice(url.searchParams, filter))
}

export default function OrderSlips({ loaderData: { sheets, sender, total } }: Route.ComponentProps) {
  const hasSheets = sheets.length > 0
  return (
    <AdminPage
      title={sheets.length > 1 ? adminText.packingSlipCount(sheets.length) : adminText.packingSlips}
      back={BACK_TO.orders}
    >
      <PrintBar canPrint={hasSheets}>
        {total > sheets.length && <p className="text-amber">{adminText.onlyNewest(sheets.length, total)}</p>}
      </PrintBar>
      {!hasSheets && (
        <p className="rounded-field border border-line bg-paper px-4 py-12 text-center text-base">
          {adminText.noneSelected}
        </p>
      )}
      {sheets.map((sheet) => (
        <PackingSlip key={sheet.order.id} {...sheet} sender={sender} />
      ))}
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.ordersNotLoaded, BACK_TO.orders)
