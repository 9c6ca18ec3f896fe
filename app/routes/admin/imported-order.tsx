import { SOURCE_NAMES } from '#app/base/imports.ts'
import { requireId } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { adminText } from '#app/orders/imported-orders/admin-text.ts'
import { findImportedOrder } from '#app/orders/imported-orders/imported-order.server.ts'
import { ImportedCustomer, ImportedItems, ImportedSource } from '#app/orders/imported-orders/imported-order-details.tsx'
import { db } from '#app/platform/db/db.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/imported-order'

const getNotFoundMessage = () => adminText.importedOrderNotFound

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const order = await findImportedOrder(db, requireId<'imported-order'>(params.id, getNotFoundMessage()))
  if (!order) throw notFound(getNotFoundMessage())
  return { order }
}

export const clientLoader = keepOnError<typeof loader>('/admin/orders/imported/:id', 'the order')

export default function ImportedOrder({ loaderData: { order } }: Route.ComponentProps) {
  return (
    <AdminPage width="columns" title={adminText.orderNumber(order.number)} back={BACK_TO.importedOrders}>
      <p className="mb-4 border-l-2 border-lumen pl-3 text-base">
        {adminText.fromEarlierStore(SOURCE_NAMES[order.source])}
      </p>
      <div className="grid gap-4 lg:grid-cols-12">
        <div className="grid content-start gap-4 lg:col-span-8">
          <ImportedItems order={order} />
        </div>
        <div className="grid content-start gap-4 lg:col-span-4">
          <ImportedSource order={order} />
          <ImportedCustomer order={order} />
        </div>
      </div>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.orderNotLoaded, BACK_TO.importedOrders)
