import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { ParcelTracking } from '#app/base/carriers.ts'
import { cartText } from '#app/orders/cart/cart-text.ts'
import { orderText } from '#app/orders/order-text.ts'
import type { OrderPage } from '#app/orders/shopper/order-page.server.ts'
import type { Step } from '#app/orders/shopper/order-page.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import { useToast } from '#app/ui/toast.tsx'

export const STATUS_HEADING_ID = 'order-status-summary'

export function OrderStatusSummary({ order, children }: { order: OrderPage; children: ReactNode }) {
  const { statusSummary, steps, cancelledAt, heldUntil, trackingNumber, parcel, isCancelled, isDelivered, shipping } =
    order
  const tone = isCancelled ? 'bg-tone-clay' : heldUntil ? 'bg-amber-soft' : 'bg-tone-sage'
  return (
    <section aria-labelledby={STATUS_HEADING_ID} className={`p-4 md:p-6 print:border print:border-line ${tone}`}>
      <h2 id={STATUS_HEADING_ID} tabIndex={-1} className="type-display text-sub">
        {statusSummary.title}
      </h2>
      <p className="mt-2 max-w-[62ch]">
        <LinkedText text={statusSummary.text} />
      </p>
      {cancelledAt && (
        <p className="mt-1 text-base text-ink-2">
          {`${orderText.cancelledAt} `}
          <LocalTime at={cancelledAt} />
        </p>
      )}
      {heldUntil && (
        <p className="mt-2 font-semibold">
          {`${orderText.payBy} `}
          <LocalTime at={heldUntil} />
        </p>
      )}
      {shipping.estimate && (
        <p className="mt-1">
          {`${orderText.estimatedDelivery} `}
          <span className="font-medium">{shipping.estimate}</span>
        </p>
      )}
      {children}
      {steps.length > 0 && (
        <ol className="mt-6 grid md:grid-cols-4" aria-label={orderText.progress}>
          {steps.map((step) => (
            <ProgressStep key={step.name} step={step} />
          ))}
        </ol>
      )}
      {isCancelled && (
        <ButtonLink look="secondary" to={href('/shop')} className="mt-5 max-md:w-full max-md:px-2 print:hidden">
          {cartText.continueShopping}
        </ButtonLink>
      )}
      {trackingNumber && <Tracking number={trackingNumber} isOver={isDelivered} {...parcel} />}
    </section>
  )
}

const STEP_MARK_CLASSES = {
  done: 'border-ink bg-ink',
  current: 'border-ink bg-lumen',
  ahead: 'border-edge',
} as const

function ProgressStep({ step: { name, state, at } }: { step: Step }) {
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className={`order-step text-base ${state === 'ahead' ? 'text-ink-2' : ''}`}
    >
      <span aria-hidden="true" className={`size-3 border max-md:mt-1.5 ${STEP_MARK_CLASSES[state]}`} />
      <span>
        <span className={state === 'current' ? 'font-semibold' : ''}>{name}</span>
        {state === 'done' && <span className="sr-only">{orderText.stepDone}</span>}
        {at && <LocalTime at={at} className="block text-sm text-ink-2" />}
      </span>
    </li>
  )
}

function Tracking({ number, isOver, carrier, link }: ParcelTracking & { number: string; isOver: boolean }) {
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number)
      toast(orderText.trackingCopied)
    } catch {
      toast(orderText.trackingNotCopied, 'error') // browsers allow copying only on https and localhost
    }
  }
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-ink/20 pt-4">
      {number !== link && (
        <p className="min-w-0 flex-1 text-base text-ink-2">
          {[orderText.trackingNumber, carrier].filter(Boolean).join(' · ')}
          <span className="block text-md font-medium wrap-anywhere text-ink select-all">{number}</span>
        </p>
      )}
      <Button look="text" className="no-js:hidden min-h-11 print:hidden" onClick={copy}>
        {orderText.copy}
      </Button>
      {link && (
        <ButtonLink
          look={isOver ? 'secondary' : 'primary'}
          to={link}
          rel="noopener noreferrer"
          className="max-md:w-full print:hidden"
        >
          {orderText.followParcel(carrier)}
        </ButtonLink>
      )}
    </div>
  )
}
