import { href } from 'react-router'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import { PlacedEarlier } from '#app/orders/checkout/placed-earlier.tsx'
import { Totals } from '#app/orders/checkout/totals.tsx'
import { getOrderPath } from '#app/orders/order.ts'
import { orderText } from '#app/orders/order-text.ts'
import type { OrderPage } from '#app/orders/shopper/order-page.server.ts'
import { useStore } from '#app/store/store.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

type OrderPlacedProps = {
  readonly order: OrderPage
  readonly link: string
  /** True if an earlier attempt placed the order, which may differ from what was sent last. */
  readonly isEarlier: boolean
}

/** Shows the confirmation at the order's URL, so that it can be reloaded. */
export function OrderPlaced({ order, link, isEarlier }: OrderPlacedProps) {
  const { name } = useStore()
  return (
    <div className="-mb-24 bg-lumen">
      <title>{`${checkoutText.thankYou} · ${name}`}</title>
      <div className="page grid gap-x-3 gap-y-8 py-12 lg:grid-cols-12 lg:py-18">
        <div className="grid content-start justify-items-start gap-5 lg:col-span-6">
          <h1 className="type-display text-title">{checkoutText.thankYou}</h1>
          {isEarlier && <PlacedEarlier addressPage={order.changeableUntil && getOrderPath(link)} />}
          <p className="text-lg">
            {checkoutText.confirmationSent.before}
            <span className="font-medium wrap-anywhere">{order.email}</span>
            {checkoutText.confirmationSent.after}
          </p>
          <p>
            {checkoutText.orderNumber}
            <span className="block text-[1.25rem] font-semibold wrap-anywhere select-all">{order.orderNumber}</span>
          </p>
          <p className="max-w-[62ch]">{checkoutText.followOrder}</p>
          <div className="mt-4 flex flex-wrap gap-3 max-md:w-full max-md:flex-col">
            <ButtonLink to={getOrderPath(link)}>{checkoutText.viewOrder}</ButtonLink>
            <ButtonLink to={href('/shop')} look="secondary" className="min-h-13">
              {checkoutText.continueShopping}
            </ButtonLink>
          </div>
        </div>
        <div className="bg-paper p-4 md:p-6 lg:col-span-5 lg:col-start-8">
          <h2 className="type-display text-sub">{checkoutText.yourOrder}</h2>
          <ul className="mt-3 text-base">
            {order.lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids here, and never move
              <li key={index} className="flex justify-between gap-4 border-b border-line py-3">
                <span className="min-w-0 wrap-anywhere">
                  <span className="font-medium">{line.productName}</span>
                  <span className="block text-sm text-ink-2 empty:hidden">{line.variantName}</span>
                  {line.backordered > 0 && (
                    <span className="block text-sm text-amber">{orderText.onBackorder(line.backordered)}</span>
                  )}
                </span>
                <span className="whitespace-nowrap tabular-nums">× {line.quantity}</span>
              </li>
            ))}
          </ul>
          {order.lines.some(({ backordered }) => backordered > 0) && (
            <p className="mt-3 bg-amber-soft p-3 text-base">{checkoutText.sentOnceComplete}</p>
          )}
          <Totals rows={order.rows} includedTaxes={order.includedTaxes} total={order.total} charged={order.charged} />
        </div>
      </div>
    </div>
  )
}
