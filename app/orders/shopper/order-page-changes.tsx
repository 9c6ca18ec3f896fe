import { useEffect, useId, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { orderText } from '#app/orders/order-text.ts'
import type { OrderPage } from '#app/orders/shopper/order-page.server.ts'
import { OrderAddress } from '#app/orders/shopper/order-page-address.tsx'
import { STATUS_HEADING_ID } from '#app/orders/shopper/order-page-status.tsx'
import type { ShopperResult } from '#app/orders/shopper/shopper-order.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

export function OrderChanges({ order, result }: { order: OrderPage; result: ShopperResult | undefined }) {
  const { changeableUntil: until, now, isCancelled } = order
  const left = useTimeLeft(until, now)
  const rejection = result?.outcome === 'rejected' ? result.errors[''] : undefined
  useEffect(() => {
    if (result?.outcome === 'cancelled' && isCancelled) document.getElementById(STATUS_HEADING_ID)?.focus()
  }, [result, isCancelled])
  return (
    <section aria-label={orderText.change} className="print:hidden">
      <div role="status">
        {result?.outcome === 'corrected' && <p className="mt-4 bg-moss-soft p-4 text-moss">{orderText.corrected}</p>}
        {result?.outcome === 'cancelled' && <p className="sr-only">{orderText.cancelled}</p>}
        {until && left === 0 && <p className="mt-4 bg-pearl p-4">{orderText.hourOver}</p>}
      </div>
      {result && rejection && <Rejection result={result} text={rejection} />}
      {until && left > 0 && (
        <div className="mt-8 border border-line p-4 md:p-6">
          <h2 className="type-display text-sub">{orderText.change}</h2>
          <p className="mt-2">{orderText.changeable(!order.isErased)}</p>
          <p className="mt-1 text-base text-ink-2">
            {`${orderText.until} `}
            <LocalTime at={until} isTimeOnly />
            {` (${orderText.timeLeft(left)})`}
          </p>
          <div className="mt-3 flex flex-wrap items-start gap-x-6">
            {!order.isErased && <OrderAddress order={order} result={result} />}
            <OrderCancel isPaid={order.isPaid} result={result} />
          </div>
        </div>
      )}
    </section>
  )
}

function Rejection({ result, text }: { result: ShopperResult; text: string }) {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (result.outcome === 'rejected') box.current?.focus()
  }, [result])
  return (
    <p ref={box} role="alert" tabIndex={-1} className="mt-4 bg-danger-soft p-4 text-danger">
      {text}
    </p>
  )
}

/**
 * Returns the time left in milliseconds, updated each minute. Counts from the server's `now`, as a browser's clock can
 * be wrong.
 */
function useTimeLeft(until: Date | null, now: Date): number {
  const initialMs = until ? until.getTime() - now.getTime() : 0
  const [left, setLeft] = useState({ now, ms: initialMs })
  useEffect(() => {
    if (initialMs <= 0) return
    const startedAt = performance.now()
    const timer = setInterval(() => {
      const ms = Math.max(0, initialMs - (performance.now() - startedAt))
      setLeft((shown) => (shown.now === now && isSameMinute(shown.ms, ms) ? shown : { now, ms }))
      if (ms === 0) clearInterval(timer)
    }, 1_000)
    return () => clearInterval(timer)
  }, [initialMs, now])
  return left.now === now ? left.ms : initialMs
}

function isSameMinute(a: number, b: number): boolean {
  return Math.ceil(a / 60_000) === Math.ceil(b / 60_000) && Math.floor(a / 60_000) === Math.floor(b / 60_000)
}

function OrderCancel({ isPaid, result }: { isPaid: boolean; result: ShopperResult | undefined }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const consequence = orderText.cancelConsequence(isPaid)
  const keepButton = useRef<HTMLButtonElement>(null)
  const { state, formData } = useNavigation()
  const isBusy = state !== 'idle' && formData?.get('intent') === 'cancel'
  useEffect(() => {
    if (isOpen) keepButton.current?.focus()
  }, [isOpen])
  useEffect(() => {
    if (result) setOpen(false) // the page itself shows the result
  }, [result])
  return (
    <>
      <Button look="text" className="no-js:hidden min-h-11" onClick={() => setOpen(true)}>
        {orderText.cancel}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => !isBusy && setOpen(false)}
        labelledBy={id}
        className="dialog-box w-[calc(100vw-32px)] md:w-110 overflow-y-auto p-6"
      >
        <Form method="post" preventScrollReset>
          <h2 id={id} className="type-display text-sub">
            {orderText.cancelQuestion}
          </h2>
          <p className="mt-3">{consequence}</p>
          <input type="hidden" name="intent" value="cancel" />
          <div className="mt-6 flex flex-wrap gap-3 max-md:flex-col">
            <Button ref={keepButton} look="secondary" className="min-h-13" onClick={() => !isBusy && setOpen(false)}>
              {orderText.keep}
            </Button>
            <Button type="submit" look="ink" busy={isBusy}>
              {isBusy ? orderText.cancelling : orderText.cancel}
            </Button>
          </div>
        </Form>
      </Dialog>
      <noscript>
        <details>
          <summary className="inline-flex min-h-11 items-center text-md font-medium text-link">
            {orderText.cancel}
          </summary>
          <form method="post">
            <p>
              {orderText.cancelQuestion} {consequence}
            </p>
            <input type="hidden" name="intent" value="cancel" />
            <button type="submit" className="mt-3 min-h-13 bg-ink px-7 text-paper">
              {orderText.cancel}
            </button>
          </form>
        </details>
      </noscript>
    </>
  )
}
