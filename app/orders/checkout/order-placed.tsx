import { href } from 'react-router'
import { formatMoney } from '#app/base/money.ts'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import { PlacedEarlier } from '#app/orders/checkout/placed-earlier.tsx'
import { Totals } from '#app/orders/checkout/totals.tsx'
import { getOrderPath } from '#app/orders/order.ts'
import { orderText } from '#app/orders/order-text.ts'
import { OrderDestination } from '#app/orders/shopper/order-destination.tsx'
import type { OrderPage } from '#app/orders/shopper/order-page.server.ts'
import { useStore } from '#app/store/store.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { LineImage } from '#app/ui/line-image.tsx'
import { OrderNumber } from '#app/ui/order-number.tsx'

type OrderPlacedProps = {
  readonly order: OrderPage
  readonly link: string
  /** True if an earlier attempt placed the order. The order may then differ from what was sent last. */
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
            <span className="block text-[1.25rem] font-semibold select-all">
              <OrderNumber number={order.orderNumber} />
            </span>
          </p>
          <NextSteps order={order} />
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 max-md:w-full max-md:flex-col">
            <ButtonLink to={getOrderPath(link)} className="max-md:w-full md:px-14">
              {checkoutText.trackOrder}
            </ButtonLink>
            <ButtonLink to={href('/shop')} look="text" className="min-h-11">
              {checkoutText.continueShopping}
            </ButtonLink>
          </div>
        </div>
        <div className="bg-paper p-4 md:p-6 lg:col-span-5 lg:col-start-8">
          <h2 className="type-display text-sub">{checkoutText.yourOrder}</h2>
          <ul className="mt-1 text-base">
            {order.lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids here, and never move
              <Line key={index} line={line} />
            ))}
          </ul>
          {order.lines.some(({ backordered }) => backordered > 0) && (
            <p className="mt-3 bg-amber-soft p-3 text-base">{checkoutText.sentOnceComplete}</p>
          )}
          <Totals rows={order.rows} includedTaxes={order.includedTaxes} total={order.total} charged={order.charged} />
          <p className="mt-3 text-base text-ink-2">{order.payment}</p>
          <div className="mt-6 grid gap-5 border-t border-line pt-5 md:grid-cols-2">
            <OrderDestination order={order} />
          </div>
        </div>
      </div>
    </div>
  )
}

function NextSteps({ order }: { order: OrderPage }) {
  const { statusSummary, shipping, changeableUntil } = order
  const steps = [
    statusSummary.text,
    shipping.estimate && `${orderText.estimatedDelivery}: ${shipping.estimate}`,
    changeableUntil && checkoutText.changeWindow,
  ].filter((step) => step !== null && step !== '')
  return (
    <section aria-labelledby="next-steps" className="max-w-[62ch]">
      <h2 id="next-steps" className="text-md font-semibold">
        {checkoutText.whatNext}
      </h2>
      <ul className="mt-2 list-disc space-y-1.5 ps-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </section>
  )
}

function Line({ line }: { line: OrderPage['lines'][number] }) {
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-1 border-b border-line py-4">
      <div className="w-[72px]">
        <LineImage url={line.imageUrl} />
      </div>
      <div className="min-w-0 flex-1 basis-24 wrap-anywhere">
        <p className="font-medium">{line.productName}</p>
        <p className="text-sm text-ink-2 empty:hidden">{line.variantName}</p>
        <p className="text-sm text-ink-2">{orderText.quantity(line.quantity)}</p>
        {line.backordered > 0 && <p className="text-sm text-amber">{orderText.onBackorder(line.backordered)}</p>}
      </div>
      <p className="ms-auto tabular-nums">{formatMoney(line.total)}</p>
    </li>
  )
}
