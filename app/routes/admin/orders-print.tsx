import { listKeys } from '#app/lib/keys.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { PrintBar } from '#app/operations/admin/print-bar.tsx'
import { adminText } from '#app/orders/admin/admin-text.ts'
import { readOrderChoice } from '#app/orders/admin/bulk/order-bulk.server.ts'
import { readOrderFilter } from '#app/orders/admin/order-list.ts'
import { AddressLabel } from '#app/orders/print/address-label.tsx'
import { PackingSlip } from '#app/orders/print/order-slip.tsx'
import { readPrintedOrders } from '#app/orders/print/printed-orders.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readTimeZone } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/orders-print'

const DOCUMENTS = {
  'packing-slips': {
    Sheet: PackingSlip,
    getTitle: () => adminText.packingSlips,
    getCount: (count: number) => adminText.packingSlipCount(count),
  },
  labels: {
    Sheet: AddressLabel,
    getTitle: () => adminText.addressLabels,
    getCount: (count: number) => adminText.addressLabelCount(count),
  },
} as const

export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const document = listKeys(DOCUMENTS).find((name) => name === params.document)
  if (!document) throw notFound('Page Not Found')
  const filter = readOrderFilter(url.searchParams, await readTimeZone(db))
  return { document, ...(await readPrintedOrders(db, readOrderChoice(url.searchParams, filter))) }
}

export default function OrdersPrint({ loaderData: { document, sheets, sender, total } }: Route.ComponentProps) {
  const { Sheet, getTitle, getCount } = DOCUMENTS[document]
  const hasSheets = sheets.length > 0
  return (
    <AdminPage title={sheets.length > 1 ? getCount(sheets.length) : getTitle()} back={BACK_TO.orders}>
      <PrintBar canPrint={hasSheets}>
        {total > sheets.length && <p className="text-amber">{adminText.onlyNewest(sheets.length, total)}</p>}
      </PrintBar>
      {!hasSheets && (
        <p className="rounded-field border border-line bg-paper px-4 py-12 text-center text-base">
          {adminText.noneSelected}
        </p>
      )}
      {sheets.map((sheet) => (
        <Sheet key={sheet.order.id} {...sheet} sender={sender} />
      ))}
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.ordersNotLoaded, BACK_TO.orders)
