import { useEffect } from 'react'
import { href, useRevalidator } from 'react-router'
import { formatAddressLines } from '#app/base/address.server.ts'
import { getCustomCarriers } from '#app/base/carriers.ts'
import { getAddressRules } from '#app/base/entered-address.ts'
import { requireId } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { readCorrectionRules } from '#app/orders/addresses/correction-rules.server.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import { readCustomerHistory } from '#app/orders/admin/customer-history.server.ts'
import { OrderAddresses } from '#app/orders/admin/order-addresses.tsx'
import { OrderStatusBadge } from '#app/orders/admin/order-badges.tsx'
import { OrderCustomer } from '#app/orders/admin/order-customer.tsx'
import type { OrderResult } from '#app/orders/admin/order-draft.ts'
import { OrderHeader } from '#app/orders/admin/order-header.tsx'
import { OrderItems, OrderTotals } from '#app/orders/admin/order-items.tsx'
import { listOrderMarkets } from '#app/orders/admin/order-list.server.ts'
import { OrderNoteForm } from '#app/orders/admin/order-note-form.tsx'
import { listRefunds, listReturns } from '#app/orders/admin/order-returns.server.ts'
import { OrderReturns } from '#app/orders/admin/order-returns.tsx'
import { saveOrderForm, toFormOrder } from '#app/orders/admin/order-save.server.ts'
import { OrderShipment } from '#app/orders/admin/order-shipment.tsx'
import { OrderTimeline } from '#app/orders/admin/order-timeline.tsx'
import { readPartialPayment } from '#app/orders/amount-due.server.ts'
import {
  findNeighbors,
  findOrder,
  listOrderEvents,
  listOrderItems,
  listOrderMails,
  type Order,
} from '#app/orders/orders.server.ts'
import { readPartsLeft } from '#app/orders/refund-parts.server.ts'
import { computeRefundable } from '#app/orders/refunds/refund.ts'
import { computeReturnsVersion } from '#app/orders/returns/record-return.server.ts'
import { listRowTags, listTags } from '#app/orders/tags/find-tags.server.ts'
import { TagPanel } from '#app/orders/tags/tag-panel.tsx'
import { listWithdrawals } from '#app/orders/withdrawals/order-withdrawal.server.ts'
import { getReceiptEvent } from '#app/orders/withdrawals/withdrawal-mail.server.ts'
import { getRefundDueDay } from '#app/orders/withdrawals/withdrawal-window.ts'
import { listOrderPayments } from '#app/payments/activity/activity.server.ts'
import { OrderPayments } from '#app/payments/admin/order-payments.tsx'
import { listOrderInvoices } from '#app/payments/invoices/invoice-list.server.ts'
import { OrderInvoices } from '#app/payments/invoices/order-invoices.tsx'
import { ConfirmTransfer } from '#app/payments/transfers/screen/confirm-transfer.tsx'
import { OrderTransfer } from '#app/payments/transfers/screen/order-transfer.tsx'
import { findOrderTransfer } from '#app/payments/transfers/transfer-desk.server.ts'
import { readPayerAccounts } from '#app/payments/transfers/transfer-orders.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { listManualProviders, takesRealMoney } from '#app/pricing/payment-providers.ts'
import { saveOrderPart } from '#app/routes/admin/save-order-part.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { OrderNumber } from '#app/ui/order-number.tsx'
import type { Route } from './+types/order-detail'

const getNotFoundMessage = () => adminText.orderNotFound

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = requireId<'order'>(params.id, getNotFoundMessage())
  const order = await findOrder(db, id)
  if (!order) throw notFound(getNotFoundMessage())
  const [
    items,
    events,
    mails,
    neighbors,
    returns,
    refunds,
    invoices,
    payments,
    arrived,
    transfer,
    { track_inventory, store_time_zone, store_country, own_carriers },
    withdrawals,
    addressRules,
    markets,
    payTo,
    history,
    tags,
    knownTags,
  ] = await Promise.all([
    listOrderItems(db, id),
    listOrderEvents(db, id),
    listOrderMails(db, id),
    findNeighbors(db, order),
    listReturns(db, id),
    listRefunds(db, id),
    listOrderInvoices(db, id),
    listOrderPayments(db, id),
    readPartialPayment(db, order),
    findOrderTransfer(db, order),
    readSettings(db),
    listWithdrawals(db, id),
    readCorrectionRules(db, order),
    listOrderMarkets(db),
    readPayerAccounts(db, id),
    readCustomerHistory(db, order),
    listRowTags(db, 'orders', id),
    listTags(db, 'orders'),
  ])
  return {
    order,
    form: toFormOrder(order),
    parcels: { country: store_country, own: getCustomCarriers({ own_carriers }) },
    addressRules,
    billingLines: formatAddressLines(order.billingAddress, getAddressRules(order)),
    items,
    market: markets.find((candidate) => candidate.id === order.marketId) ?? null,
    history,
    tags: { tags, usedTags: knownTags },
    events,
    mails,
    neighbors,
    invoices,
    paid: {
      payments,
      arrived,
      reference: takesRealMoney(order.paymentProvider) ? order.paymentReference : '',
    },
    transfer,
    withdrawnUnits: withdrawals
      .filter(({ settledAt }) => settledAt === null)
      .flatMap(({ lines }) => lines)
      .reduce((units, { quantity, returned }) => units + quantity - returned, 0),
    back: {
      withdrawals: withdrawals.map((withdrawal) => ({
        ...withdrawal,
        refundDue: getRefundDueDay(withdrawal.createdAt, store_time_zone),
        receiptId: mails.find(({ event }) => event === getReceiptEvent(withdrawal.id))?.id ?? null,
      })),
      returns,
      refunds,
      version: computeReturnsVersion(order, items),
      isTracked: track_inventory,
      payTo,
      partsLeft: await readPartsLeft(db, order, items),
      isManual: listManualProviders().includes(order.paymentProvider),
    },
  }
}

export const clientLoader = keepOnError<typeof loader>('/admin/orders/:id', 'the order')

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  return saveOrderPart(saveOrderForm, params.id, request, admin.id)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

export default function OrderDetail({ actionData, loaderData, params }: Route.ComponentProps) {
  const {
    order,
    form,
    parcels,
    addressRules,
    billingLines,
    items,
    events,
    mails,
    back,
    history,
    invoices,
    paid,
    transfer,
    market,
  } = loaderData
  useReloadAfterConflict(actionData)
  return (
    <AdminPage
      width="columns"
      title={order.orderNumber}
      heading={
        <span className="max-sm:text-base">
          <OrderNumber number={order.orderNumber} />
        </span>
      }
      note={<OrderStatusBadge status={order.status} />}
      back={BACK_TO.orders}
    >
      <OrderHeader
        key={`${params.id} header`}
        order={order}
        form={form}
        items={items}
        withdrawnUnits={loaderData.withdrawnUnits}
        parcels={parcels}
        neighbors={loaderData.neighbors}
        confirmPayment={transfer && !transfer.isCancelled ? <ConfirmTransfer transfer={transfer} /> : null}
      />
      <div className="two-columns">
        <div className="grid gap-4">
          <Panel title={adminText.items}>
            <OrderItems order={order} items={items} partsLeft={back.partsLeft} />
            <OrderTotals order={order} items={items} market={market} />
          </Panel>
          <OrderShipment
            key={params.id}
            order={order}
            form={form}
            refundable={computeRefundable(order)}
            parcels={parcels}
            result={actionData}
          />
          <OrderReturns key={`${params.id} returns`} order={order} items={items} {...back} />
        </div>
        <div className="side-column grid gap-4">
          <OrderCustomer order={order} history={history} />
          <OrderAddresses
            key={params.id}
            order={form}
            rules={addressRules}
            billing={order.billingAddress}
            billingLines={billingLines}
          />
          <OrderPayments
            key={`${params.id} payments`}
            order={order}
            {...paid}
            transfer={transfer && <OrderTransfer transfer={transfer} />}
          >
            <OrderInvoices key={`${params.id} invoices`} order={order} invoices={invoices}>
              <DocumentLinks id={order.id} />
            </OrderInvoices>
          </OrderPayments>
          <TagPanel key={`${params.id} tags`} subject="orders" id={order.id} {...loaderData.tags} />
        </div>
        <Panel title={adminText.timeline}>
          <OrderNoteForm key={params.id} orderId={order.id} />
          <OrderTimeline order={order} events={events} mails={mails} />
        </Panel>
      </div>
    </AdminPage>
  )
}

function useReloadAfterConflict(result: OrderResult | undefined): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (result?.outcome === 'rejected' && result.current) void revalidate()
  }, [result, revalidate])
}

const listPrintDocuments = () =>
  [
    { document: 'packing-slip', label: adminText.packingSlip },
    { document: 'label', label: adminText.addressLabel },
    { document: 'summary', label: adminText.orderSummary },
    { document: 'evidence', label: adminText.evidence },
  ] as const

function DocumentLinks({ id }: Pick<Order, 'id'>) {
  return (
    <nav aria-label={adminText.documents} className="mt-2 flex flex-wrap gap-x-4 text-base">
      {listPrintDocuments().map(({ document, label }) => (
        <TextLink key={document} to={href('/admin/orders/:id/print/:document', { id, document })}>
          {label}
        </TextLink>
      ))}
    </nav>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.orderNotLoaded, BACK_TO.orders)
