import { useState } from 'react'
import { href } from 'react-router'
import { formatMoney, money, subtract, toDecimal } from '#app/base/money.ts'
import { isCancelled } from '#app/orders/order-status.ts'
import { adminText } from '#app/payments/transfers/admin-text.ts'
import { Decision, SmallForm } from '#app/payments/transfers/screen/transfer-forms.tsx'
import { useDeskAction } from '#app/payments/transfers/screen/use-desk-action.ts'
import type { ShownBooking } from '#app/payments/transfers/transfer-desk.server.ts'
import type { WaitingTransfer } from '#app/payments/transfers/transfer-orders.server.ts'
import { AdminButtonLink, TextButton, TextLink } from '#app/ui/admin/admin-button.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { useFocusContent } from '#app/ui/admin/use-focus-content.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { LocalTime } from '#app/ui/local-time.tsx'
import { OrderNumber } from '#app/ui/order-number.tsx'
import { ProblemText } from '#app/ui/problem-text.tsx'

type WaitingRow = WaitingTransfer & { readonly version: string }

type WaitingTransfersProps = {
  readonly rows: readonly WaitingRow[]
  /** True if the store offers bank transfer as a payment method. */
  readonly isOffered: boolean
  readonly manualBookings: readonly ShownBooking[]
  readonly now: Date
}

/** Lists the orders that are waiting for a transfer, and the payments that staff confirmed without a statement. */
export function WaitingTransfers({ rows, isOffered, manualBookings, now }: WaitingTransfersProps) {
  return (
    <>
      {rows.length === 0 ? (
        <div className="rounded-field border border-line bg-paper">
          <EmptyList
            noun={adminText.emptyNouns.transfers}
            title={isOffered ? adminText.noWaitingOrders : adminText.transfersOff}
            clear={null}
            hint={isOffered ? adminText.noWaitingOrdersHint : adminText.transfersOffHint}
          >
            {!isOffered && (
              <AdminButtonLink look="primary" to={href('/admin/payments/:provider', { provider: 'bank_transfer' })}>
                {adminText.setUpTransfers}
              </AdminButtonLink>
            )}
          </EmptyList>
        </div>
      ) : (
        <ul aria-label={adminText.waitingOrders} className="grid gap-3">
          {rows.map((order) => (
            <WaitingOrder key={order.id} order={order} now={now} />
          ))}
        </ul>
      )}
      {manualBookings.length > 0 && (
        <Panel title={adminText.confirmedWithoutAStatement} className="mt-6">
          <ul className="grid gap-3">
            {manualBookings.map((booking) => (
              <ManualBooking key={booking.id} booking={booking} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}

const DAY_MS = 86_400_000

function formatTimeLeft(heldUntil: Date | null, now: Date): { readonly text: string; readonly isUrgent: boolean } {
  if (!heldUntil) return { text: adminText.noDeadline, isUrgent: true }
  const left = heldUntil.getTime() - now.getTime()
  if (left <= 0) return { text: adminText.overdue, isUrgent: true }
  const days = Math.floor(left / DAY_MS)
  if (days === 0) return { text: adminText.lessThanDayLeft, isUrgent: true }
  return { text: adminText.daysLeft(days), isUrgent: false }
}

type Mode = 'confirm' | 'accept' | 'extend' | 'returned'

function WaitingOrder({ order, now }: { readonly order: WaitingRow; readonly now: Date }) {
  const [mode, setMode] = useState<Mode | null>(null)
  const focusContent = useFocusContent()
  const { send, error, isBusy, clearError } = useDeskAction(() => {
    setMode(null)
    focusContent()
  })
  const isReady = useHydrated()
  const { id, orderNumber, customerName, total, heldUntil, placedAt } = order
  const received = money(order.received, total.currency)
  const isOrderCancelled = isCancelled(order.status)
  const left = isOrderCancelled ? { text: adminText.cancelledOrder, isUrgent: true } : formatTimeLeft(heldUntil, now)
  const missing = subtract(total, received)
  const open = (next: Mode | null) => {
    clearError()
    setMode(next)
  }
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2 rounded-field border border-line bg-paper px-4 py-3 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)_auto] md:items-center xl:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)_21.5rem]">
      <div className="min-w-0 text-base wrap-anywhere">
        <TextLink to={href('/admin/orders/:id', { id })} isInText className="font-medium">
          <OrderNumber number={orderNumber} />
        </TextLink>
        <p>{customerName}</p>
      </div>
      <div className="text-base tabular-nums max-md:text-end">
        <p className="font-medium">{formatMoney(total)}</p>
        {received.minor > 0 && <p className="text-sm text-amber">{adminText.receivedSoFar(formatMoney(received))}</p>}
      </div>
      <div className="text-base max-md:col-span-2 max-md:flex max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:gap-x-4">
        <p className={left.isUrgent ? 'text-danger' : ''}>{left.text}</p>
        <p className="text-sm text-ink-2">
          {heldUntil ? (
            <>
              {adminText.due} <LocalTime at={heldUntil} />
            </>
          ) : (
            <>
              {adminText.placed} <LocalTime at={placedAt} />
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-x-4 max-md:col-span-2 md:justify-end">
        {isOrderCancelled ? (
          <TextButton disabled={!isReady} aria-expanded={mode === 'returned'} onClick={() => open('returned')}>
            {adminText.markAsReturned}
            <span className="sr-only">{adminText.moneyFor(orderNumber)}</span>
          </TextButton>
        ) : (
          <TextButton disabled={!isReady} aria-expanded={mode === 'confirm'} onClick={() => open('confirm')}>
            {adminText.confirmPayment}
            <span className="sr-only"> {adminText.ofOrder(orderNumber)}</span>
          </TextButton>
        )}
        {received.minor > 0 && !isOrderCancelled && (
          <TextButton disabled={!isReady} aria-expanded={mode === 'accept'} onClick={() => open('accept')}>
            {adminText.acceptLess}
            <span className="sr-only"> {adminText.forOrders(orderNumber)}</span>
          </TextButton>
        )}
        {heldUntil && !isOrderCancelled && (
          <TextButton disabled={!isReady} aria-expanded={mode === 'extend'} onClick={() => open('extend')}>
            {adminText.extend}
            <span className="sr-only"> {adminText.deadlineFor(orderNumber)}</span>
          </TextButton>
        )}
        {!isOrderCancelled && (
          <TextLink to={href('/admin/orders/:id', { id })}>
            {adminText.cancel}
            <span className="sr-only"> {adminText.onOrderPage(orderNumber)}</span>
          </TextLink>
        )}
      </div>
      {mode === 'confirm' && (
        <SmallForm
          label={adminText.amountReceived}
          hint={adminText.amountReceivedHint}
          initial={toDecimal(missing)}
          error={error}
          isBusy={isBusy}
          submit={adminText.confirm}
          name={`amount.${id}`}
          onCancel={() => open(null)}
          onSubmit={(amount) => send({ intent: 'confirm', order: id, version: order.version, amount })}
        />
      )}
      {mode === 'accept' && (
        <Decision
          text={adminText.acceptLessHint(formatMoney(missing))}
          submit={adminText.acceptMissing(formatMoney(missing))}
          error={error}
          isBusy={isBusy}
          onCancel={() => open(null)}
          onSubmit={() => send({ intent: 'accept', order: id, version: order.version })}
        />
      )}
      {mode === 'returned' && (
        <Decision
          text={adminText.returnHint(formatMoney(received), customerName)}
          submit={adminText.wasReturned(formatMoney(received))}
          error={error}
          isBusy={isBusy}
          onCancel={() => open(null)}
          onSubmit={() => send({ intent: 'returned', order: id, version: order.version })}
        />
      )}
      {mode === 'extend' && heldUntil && (
        <SmallForm
          label={adminText.moreDays}
          hint={adminText.moreDaysHint}
          initial="3"
          error={error}
          isBusy={isBusy}
          submit={adminText.extend}
          name={`days.${id}`}
          onCancel={() => open(null)}
          onSubmit={(days) => send({ intent: 'extend', order: id, seen: heldUntil.toISOString(), days })}
        />
      )}
    </li>
  )
}

function ManualBooking({ booking }: { readonly booking: ShownBooking }) {
  const { send, isBusy, error } = useDeskAction()
  const isReady = useHydrated()
  const { id, orderId, orderNumber, customerName, amount, createdAt, staffName } = booking
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4">
      <div className="min-w-0 text-base wrap-anywhere">
        <p>
          <TextLink to={href('/admin/orders/:id', { id: orderId })} isInText className="font-medium">
            <OrderNumber number={orderNumber} />
          </TextLink>{' '}
          {customerName} <span className="tabular-nums">{formatMoney(amount)}</span>
        </p>
        <p className="text-sm text-ink-2">
          <LocalTime at={createdAt} />
          {staffName && ` · ${staffName}`}
        </p>
        {error && <ProblemText className="text-sm">{error}</ProblemText>}
      </div>
      <TextButton busy={isBusy} disabled={!isReady} onClick={() => send({ intent: 'undo-booking', booking: id })}>
        {adminText.undo}
        <span className="sr-only"> {adminText.forOrders(orderNumber)}</span>
      </TextButton>
    </li>
  )
}
