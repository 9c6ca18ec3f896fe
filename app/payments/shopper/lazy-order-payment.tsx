import { type ComponentProps, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { WAITING_ORDER_KEY } from '#app/orders/order.ts'
import type { OrderPayment } from '#app/payments/shopper/order-payment.tsx'
import { paymentText } from '#app/payments/shopper/payment-text.ts'
import { TransferRows } from '#app/payments/shopper/transfer-rows.tsx'
import { useLazy } from '#app/ui/lazy.ts'
import { LazySlot } from '#app/ui/lazy-slot.tsx'
import { useStored } from '#app/ui/local-storage.ts'

const loadPayment = () => import('#app/payments/shopper/order-payment.tsx')

/** Loads `OrderPayment` lazily, because most orders are already paid when their page opens. */
export function LazyOrderPayment(props: ComponentProps<typeof OrderPayment>) {
  const { part, hasFailed, startLoading } = useLazy(loadPayment)
  const [search] = useSearchParams()
  const hasWaitingOrder = useStored(WAITING_ORDER_KEY) !== null
  const isNeeded = props.isWaiting || hasWaitingOrder || search.has('paid')
  useEffect(() => {
    if (isNeeded) startLoading()
  }, [isNeeded, startLoading])
  if (part) return <part.OrderPayment {...props} />
  if (!props.isWaiting) return null
  const rows = props.unpaid?.transfer?.rows
  if (rows && !hasFailed) return <TransferRows rows={rows} />
  return (
    <LazySlot hasFailed={hasFailed} onRetry={startLoading} className="no-js:hidden mt-5 min-h-13 print:hidden">
      {paymentText.payNotShown}
    </LazySlot>
  )
}
