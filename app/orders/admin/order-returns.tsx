import { useState } from 'react'
import { adminText } from '#app/orders/admin/admin-text.ts'
import {
  EntryNote,
  EntryTime,
  OrderRefundEntry,
  type OrderRefundEntryProps,
  OrderRefundForm,
} from '#app/orders/admin/order-refund.tsx'
import { OrderReturnForm } from '#app/orders/admin/order-return-form.tsx'
import type { OrderRefund, OrderReturn } from '#app/orders/admin/order-returns.server.ts'
import { isCancelled, isPaymentOpen } from '#app/orders/order-status.ts'
import type { Order, OrderItem } from '#app/orders/orders.server.ts'
import type { RefundPart } from '#app/orders/refund-parts.ts'
import { computeRefundable } from '#app/orders/refunds/refund.ts'
import { countReturnable } from '#app/orders/returns/return.ts'
import { type DueWithdrawal, OrderWithdrawals } from '#app/orders/withdrawals/admin/order-withdrawals.tsx'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { useFocusFallback } from '#app/ui/admin/use-focus-fallback.ts'
import { Dialog } from '#app/ui/dialog.tsx'

type OrderReturnsProps = {
  readonly order: Order
  readonly items: readonly OrderItem[]
  readonly returns: readonly OrderReturn[]
  readonly refunds: readonly OrderRefund[]
  readonly withdrawals: readonly DueWithdrawal[]
  readonly version: string
  /** The amounts left to refund for each line and for shipping. */
  readonly partsLeft: readonly RefundPart[]
  readonly isTracked: boolean
  /** True if staff pay refunds out themselves. */
  readonly isManual: boolean
  /** The account to which staff pay refunds out, if known. */
  readonly payTo: string | null
}

export function OrderReturns({ order, items, returns, refunds, withdrawals, ...rest }: OrderReturnsProps) {
  const { version, partsLeft, isTracked, isManual, payTo } = rest
  const [open, setOpen] = useState<'return' | 'refund' | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const { fallback, restoreFocus } = useFocusFallback<HTMLElement>()
  const close = () => {
    setOpen(null)
    restoreFocus() // the button that opened the form may be gone
  }
  const form = { order, onClose: close, onBusy: setIsBusy }
  const canReturn = items.some((item) => countReturnable(item, order.status) > 0)
  const left = computeRefundable(order)
  const entries = [...returns, ...refunds.filter(({ returnId }) => returnId === null)].toSorted(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
  )
  return (
    <Panel
      ref={fallback}
      title={adminText.returnsAndRefunds}
      action={
        <span className="flex gap-4 text-base">
          {canReturn && <TextButton onClick={() => setOpen('return')}>{adminText.recordAReturn}</TextButton>}
          {left.minor > 0 && <TextButton onClick={() => setOpen('refund')}>{adminText.refund}</TextButton>}
        </span>
      }
    >
      <OrderWithdrawals
        orderId={order.id}
        withdrawals={withdrawals}
        isRefundedByHand={isManual}
        onClosed={restoreFocus}
      />
      {entries.length === 0 ? (
        <p className="text-base text-ink-2">{getEmptyText(order)}</p>
      ) : (
        <ul className="grid gap-4">
          {entries.map((entry) => (
            <li key={entry.id} className="border-t border-line pt-4 first:border-t-0 first:pt-0">
              {'reason' in entry ? (
                <ReturnEntry
                  entry={entry}
                  orderId={order.id}
                  refunds={refunds.filter(({ returnId }) => returnId === entry.id)}
                  payTo={payTo}
                  onRetried={restoreFocus}
                />
              ) : (
                <OrderRefundEntry refund={entry} orderId={order.id} payTo={payTo} onRetried={restoreFocus} />
              )}
            </li>
          ))}
        </ul>
      )}
      <Dialog
        open={open !== null}
        onClose={() => !isBusy && close()}
        label={open === 'refund' ? adminText.refund : adminText.recordAReturn}
        className="form-dialog"
      >
        {open === 'return' && (
          <OrderReturnForm
            {...form}
            items={items}
            version={version}
            partsLeft={partsLeft}
            isTracked={isTracked}
            withdrawals={withdrawals}
          />
        )}
        {open === 'refund' && <OrderRefundForm {...form} items={items} partsLeft={partsLeft} isManual={isManual} />}
      </Dialog>
    </Panel>
  )
}

function getEmptyText({ status, paymentStatus }: Order): string {
  if (isCancelled(status)) return adminText.cancelledAndRestocked
  if (isPaymentOpen(paymentStatus)) return adminText.noReturnsNoPayment
  return adminText.noReturnsOrRefunds
}

type ReturnProps = Omit<OrderRefundEntryProps, 'refund'> & {
  readonly entry: OrderReturn
  readonly refunds: readonly OrderRefund[]
}

function ReturnEntry({ entry, refunds, ...rest }: ReturnProps) {
  const { reason, note, createdAt, staffName, lines } = entry
  return (
    <>
      <p className="text-base font-medium">{adminText.returnedWhat(adminText.returnReasons[reason].toLowerCase())}</p>
      <ul className="mt-1 text-base">
        {lines.map(({ itemId, productName, variantName, quantity, isRestocked }) => (
          <li key={itemId} className="wrap-anywhere">
            {quantity} × {productName}{' '}
            <span className="text-sm text-ink-2">
              {[variantName, isRestocked ? adminText.restocked : adminText.notRestocked].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
      <EntryNote text={note} />
      <EntryTime at={createdAt} author={staffName} />
      {refunds.length > 0 ? (
        <div className="mt-2 grid gap-2 border-l-2 border-line pl-3">
          {refunds.map((refund) => (
            <OrderRefundEntry key={refund.id} refund={refund} {...rest} />
          ))}
        </div>
      ) : (
        <p className="mt-1 text-sm text-ink-2">{adminText.withoutARefund}</p>
      )}
    </>
  )
}
