import { href } from 'react-router'
import { requireId } from '#app/lib/id.ts'
import { listKeys } from '#app/lib/keys.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { PrintBar } from '#app/operations/admin/print-bar.tsx'
import { adminText } from '#app/orders/admin/admin-text.ts'
import { readEvidence } from '#app/orders/evidence/read-evidence.server.ts'
import { AddressLabel } from '#app/orders/print/address-label.tsx'
import { PrintedEvidence } from '#app/orders/print/order-evidence.tsx'
import { PackingSlip } from '#app/orders/print/order-slip.tsx'
import { readPrintedOrders } from '#app/orders/print/printed-orders.server.ts'
import { PrintedSummary } from '#app/orders/print/printed-summary.tsx'
import { db } from '#app/platform/db/db.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { OrderNumber } from '#app/ui/order-number.tsx'
import type { Route } from './+types/order-print'

const getTitles = () =>
  ({
    'packing-slip': adminText.packingSlip,
    label: adminText.addressLabel,
    summary: adminText.orderSummary,
    evidence: adminText.orderEvidence,
  }) as const
const DOCUMENTS = listKeys(getTitles())

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = requireId<'order'>(params.id, adminText.orderNotFound)
  const document = DOCUMENTS.find((name) => name === params.document)
  if (!document) throw notFound('Page Not Found')
  const { sheets, sender } = await readPrintedOrders(db, [id])
  const [sheet] = sheets
  if (!sheet) throw notFound(adminText.orderNotFound)
  const evidence = document === 'evidence' ? await readEvidence(db, sheet.order) : null
  return { document, sheet, sender, evidence }
}

export default function OrderPrint({ loaderData, params: { id } }: Route.ComponentProps) {
  const { document, sheet, sender, evidence } = loaderData
  return (
    <AdminPage
      title={`${getTitles()[document]} ${sheet.order.orderNumber}`}
      heading={
        <>
          {getTitles()[document]} <OrderNumber number={sheet.order.orderNumber} isShort />
        </>
      }
      back={{ to: href('/admin/orders/:id', { id }), label: adminText.backToOrder }}
    >
      <PrintBar>
        {DOCUMENTS.filter((other) => other !== document).map((other) => (
          <TextLink key={other} to={href('/admin/orders/:id/print/:document', { id, document: other })} replace>
            {getTitles()[other]}
          </TextLink>
        ))}
      </PrintBar>
      {document === 'packing-slip' && <PackingSlip {...sheet} sender={sender} />}
      {document === 'label' && <AddressLabel {...sheet} sender={sender} />}
      {document === 'summary' && <PrintedSummary {...sheet} sender={sender} />}
      {evidence && <PrintedEvidence {...sheet} sender={sender} evidence={evidence} />}
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.orderNotLoaded, BACK_TO.orders)
