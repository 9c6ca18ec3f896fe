import { type ReactNode, useEffect } from 'react'
import { href, Link, useRevalidator } from 'react-router'
import type { OrderDocument } from '#app/orders/mails/mail-contents.ts'
import { orderText } from '#app/orders/order-text.ts'
import { StartReturn } from '#app/orders/returns/start-return.tsx'
import { OrderDestination } from '#app/orders/shopper/order-destination.tsx'
import type { OrderPage } from '#app/orders/shopper/order-page.server.ts'
import { OrderChanges } from '#app/orders/shopper/order-page-changes.tsx'
import {
  type OrderLine,
  OrderLines,
  OrderReturns,
  OrderSums,
  OrderWithdrawals,
} from '#app/orders/shopper/order-page-lines.tsx'
import { OrderStatusSummary } from '#app/orders/shopper/order-page-status.tsx'
import { ORDER_LINK, OrderSection } from '#app/orders/shopper/order-section.tsx'
import type { ShopperResult } from '#app/orders/shopper/shopper-order.server.ts'
import { useStore } from '#app/store/store.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import { OrderNumber } from '#app/ui/order-number.tsx'

type OrderPageViewProps = {
  readonly order: OrderPage & {
    readonly lines: readonly OrderLine[]
    readonly invoices: readonly OrderDocument[]
  }
  readonly result: ShopperResult | undefined
  readonly contact: ReactNode
  /** The store's text about returns; '' if there is none. */
  readonly returnNote: string
  readonly payment: ReactNode
}

export function OrderPageView({ order, result, contact, returnNote, payment }: OrderPageViewProps) {
  const { name } = useStore()
  useFreshOrder()
  return (
    <div className="page pt-8 lg:pt-12 print:p-0">
      <p className="type-display hidden text-sub print:mb-4 print:block">{name}</p>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="type-display text-title tracking-[-0.012em] print:text-section">{orderText.yourOrder}</h1>
          <p className="mt-5 text-base text-ink-2">
            {orderText.orderNumber}
            <span className="block text-[1.25rem] font-semibold text-ink select-all">
              <OrderNumber number={order.orderNumber} />
            </span>
            <span>
              {`${orderText.placed} `}
              <LocalTime at={order.placedAt} />
            </span>
          </p>
        </div>
        <Button look="secondary" className="no-js:hidden print:hidden" onClick={() => window.print()}>
          {orderText.print}
        </Button>
      </div>
      <div className="mt-6 grid gap-x-3 gap-y-8 lg:mt-8 lg:grid-cols-12 lg:items-start">
        <div className="grid min-w-0 gap-8 lg:col-span-7">
          <OrderStatusSummary order={order}>{payment}</OrderStatusSummary>
          <div>
            <OrderLines lines={order.lines} />
            <ReturnLinks order={order} returnNote={returnNote} />
            <OrderChanges order={order} result={result} />
          </div>
          <OrderWithdrawals withdrawals={order.withdrawals} />
          <OrderReturns returns={order.returns} />
        </div>
        <div className="grid min-w-0 gap-8 bg-pearl p-4 md:p-6 lg:col-span-4 lg:col-start-9 print:grid-cols-2 print:gap-4 print:bg-paper print:p-0">
          <OrderSums order={order} invoices={order.invoices} />
          <OrderDestination order={order} />
          <OrderSection title={orderText.questions}>
            {contact}
            <span className="block print:hidden">
              <Link to={href('/contact')} className={ORDER_LINK}>
                {orderText.writeToUs.link}
              </Link>
              {orderText.writeToUs.between}
              <Link to={`${href('/faq')}#orders`} className={ORDER_LINK}>
                {orderText.writeToUs.faq}{' '}
              </Link>
            </span>
            <Link to={href('/orders')} className={`${ORDER_LINK} print:hidden`}>
              {orderText.myOrders}
            </Link>
          </OrderSection>
        </div>
      </div>
    </div>
  )
}

/** A return begins in the withdrawal form or, where there is no right of withdrawal, with a message to the store. */
function ReturnLinks({ order, returnNote }: Pick<OrderPageViewProps, 'order' | 'returnNote'>) {
  const { orderNumber, email, address, withdrawHere, withdrawUntil, canReturn } = order
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 empty:hidden print:hidden">
      {canReturn && withdrawHere && (
        <ButtonLink look="secondary" to="withdraw" className="max-md:w-full">
          {orderText.startReturn}
        </ButtonLink>
      )}
      {canReturn && !withdrawHere && (
        <StartReturn
          orderNumber={orderNumber}
          name={`${address.first_name} ${address.last_name}`.trim()}
          email={email}
        />
      )}
      {canReturn && <p className="text-base text-ink-2 empty:hidden">{withdrawHere ? withdrawUntil : returnNote}</p>}
      {withdrawHere && (
        <Link to="withdraw" className={ORDER_LINK}>
          {withdrawHere}
        </Link>
      )}
    </div>
  )
}

function useFreshOrder(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const reload = async () => {
      if (document.visibilityState !== 'visible') return
      // Checks the connection first, as a failed revalidation would replace the page with an error
      const result = await fetch(location.pathname, { method: 'HEAD', signal }).catch(() => null)
      if (result?.ok && !signal.aborted) await revalidate()
    }
    document.addEventListener('visibilitychange', reload, { signal })
    return () => controller.abort()
  }, [revalidate])
}
