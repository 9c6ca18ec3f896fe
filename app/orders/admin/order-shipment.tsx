import { useState } from 'react'
import { getTracking } from '#app/base/carriers.ts'
import type { Money } from '#app/base/money.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import type { FormOrder, OrderResult } from '#app/orders/admin/order-draft.ts'
import { OrderFulfillmentForm } from '#app/orders/admin/order-fulfillment-form.tsx'
import type { ParcelSettings } from '#app/orders/admin/tracking-fields.tsx'
import { isUnshipped } from '#app/orders/order-status.ts'
import type { Order } from '#app/orders/orders.server.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import { useOpenLinkedPanel } from '#app/ui/admin/use-open-linked.ts'
import { LocalTime } from '#app/ui/local-time.tsx'

/** The id of the status field, for links to its form. */
export const CHANGE_STATUS_ID = 'field-status'

type OrderShipmentProps = {
  readonly order: Order
  readonly form: FormOrder
  readonly refundable: Money
  readonly parcels: ParcelSettings
  readonly result: OrderResult | undefined
}

/** Shows how an order is shipped and when it was fulfilled, with a collapsed form that can set any status. */
export function OrderShipment({ order, form, refundable, parcels, result }: OrderShipmentProps) {
  const { status, shippingName, fulfilledAt, trackingNumber, carrier } = order
  const [startsOpen] = useState(result?.outcome === 'rejected') // submitted without JavaScript
  useOpenLinkedPanel()
  const tracking = getTracking(carrier, trackingNumber, parcels.own)
  return (
    <Panel title={adminText.fulfillment}>
      <p className="text-base wrap-anywhere">
        {shippingName}
        {isUnshipped(status) && <span className="text-ink-2"> · {adminText.notShippedYet}</span>}
        {!isUnshipped(status) && fulfilledAt && (
          <span className="text-ink-2">
            {' '}
            · {adminText.fulfilledOn} <LocalTime at={fulfilledAt} />
          </span>
        )}
      </p>
      {trackingNumber !== '' && (
        <p className="mt-1 text-base wrap-anywhere">
          {tracking.carrier && `${tracking.carrier} `}
          <span className="select-all">{trackingNumber}</span>
          {tracking.link && (
            <>
              {' '}
              <a href={tracking.link} target="_blank" rel="noreferrer" className="text-button inline-flex items-center">
                {adminText.followParcel}
              </a>
            </>
          )}
        </p>
      )}
      <details open={startsOpen} className="mt-2 text-base">
        <summary className="text-button w-fit cursor-pointer max-md:content-center">{adminText.changeStatus}</summary>
        <div className="mt-3">
          <OrderFulfillmentForm order={form} refundable={refundable} parcels={parcels} result={result} />
        </div>
      </details>
    </Panel>
  )
}
