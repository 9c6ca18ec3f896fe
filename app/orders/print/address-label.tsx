import { formatMoney } from '#app/base/money.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import type { PrintedOrder, Sender } from '#app/orders/print/printed-orders.server.ts'
import { OrderNumber } from '#app/ui/order-number.tsx'

/** The label of a parcel: sender, recipient and order number. */
export function AddressLabel({ order, due, sender, shippingLines }: PrintedOrder & { readonly sender: Sender }) {
  const { orderNumber, shippingKind, shippingName, pickupPoint } = order
  const isPickup = shippingKind === 'pickup'
  return (
    <article className="print-label wrap-anywhere" aria-label={`${adminText.addressLabel} ${orderNumber}`}>
      <div className="border-b border-ink pb-3 text-sm whitespace-pre-line">
        <h2 className="sr-only">{adminText.from}</h2>
        {[sender.name, sender.address].filter(Boolean).join('\n')}
      </div>
      <div className="grow py-5">
        <h2 className="text-sm">{isPickup ? adminText.pickedUpBy : adminText.shipTo}</h2>
        <address className="mt-1 text-lg leading-snug font-semibold whitespace-pre-line not-italic">
          {shippingLines.join('\n')}
        </address>
      </div>
      <div className="border-t border-ink pt-3 text-base">
        <h2 className="sr-only">{adminText.order}</h2>
        <p className="text-lg">
          <OrderNumber number={orderNumber} />
        </p>
        <p>{[shippingName, pickupPoint?.name].filter(Boolean).join(' · ')}</p>
        {due && <p className="font-semibold tabular-nums">{adminText.collect(formatMoney(due))}</p>}
      </div>
    </article>
  )
}
