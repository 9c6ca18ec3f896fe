import { type FormEvent, type ReactNode, useState } from 'react'
import { formatMoney, type Money, money, sum } from '#app/features/money/money.ts'
import { type ChosenOrder, whyNotMoved } from '#app/features/orders/admin/bulk/order-bulk.ts'
import {
  type Chosen,
  type LeftOrder,
  useBulkRun,
  useChosenOrders,
} from '#app/features/orders/admin/bulk/use-bulk-orders.ts'
import { OrderShipRows, type Tracking } from '#app/features/orders/admin/order-ship-form.tsx'
import { ORDER_STATUS, ORDER_STATUSES, type OrderStatus } from '#app/features/orders/order-status.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { AdminButton, TextButton } from '#app/ui/admin/admin-button.tsx'
import { SelectField, SwitchField } from '#app/ui/admin/admin-field.tsx'
import { ErrorBanner } from '#app/ui/admin/error-banner.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { useToast } from '#app/ui/toast.tsx'

/** 'ship' asks for tracking numbers, 'status' for a status. */
type OrderTask = 'ship' | 'status'

/** What is to be done with how many orders. `query`: which, as `readOrderChoice` reads it. */
export type OrderWork = { readonly task: OrderTask; readonly query: string; readonly count: number }

type OrderBulkFormProps = {
  readonly work: OrderWork
  readonly onClose: () => void
  /** All of them were changed. */
  readonly onDone: () => void
  /** While it runs nothing closes it. */
  readonly onRunning: (isRunning: boolean) => void
}

type OrderBulkDialogProps = Omit<OrderBulkFormProps, 'work' | 'onRunning'> & { readonly work: OrderWork | null }

/** Changes many orders at once: shows which, leaves out those it does not fit, and says what became of each. */
export function OrderBulkDialog({ work, onClose, ...props }: OrderBulkDialogProps) {
  const [isRunning, setIsRunning] = useState(false)
  return (
    <Dialog
      open={work !== null}
      onClose={() => !isRunning && onClose()}
      label={work?.task === 'ship' ? 'Ship orders' : 'Set the status of orders'}
      className="form-dialog"
    >
      {work && <OrderBulkForm {...props} work={work} onClose={onClose} onRunning={setIsRunning} />}
    </Dialog>
  )
}

function OrderBulkForm({ work: { task, query, count }, onClose, onDone, onRunning }: OrderBulkFormProps) {
  const { chosen, again } = useChosenOrders(query)
  const [status, setStatus] = useState<OrderStatus | null>(task === 'ship' ? 'shipped' : null)
  const [tracking, setTracking] = useState<Tracking>({})
  const [refunds, setRefunds] = useState(true)
  const { run, start, back } = useBulkRun()
  const toast = useToast()
  const isRunning = run.state === 'running'
  const { fit, left } = sortOut(chosen, status)
  const paid =
    status && ORDER_STATUS[status].entering.offersRefund ? fit.filter(({ refundable }) => refundable > 0) : []
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!status) return
    onRunning(true)
    const done = await start(
      { status, refund: paid.length > 0 && refunds },
      fit.map((order) => ({ order, trackingNumber: tracking[order.id]?.trim() ?? '' })),
    )
    onRunning(false)
    if (done.state !== 'done' || done.left.length > 0) return
    toast(`${countOf(done.changed)} ${task === 'ship' ? 'marked shipped' : 'updated'}`)
    onDone()
  }
  return (
    <form className="-mb-4 grid gap-4 md:-mb-6" onSubmit={submit}>
      <h2 className="text-lg font-semibold">
        {task === 'ship' ? `Ship ${countOf(count)}` : `Set the status of ${countOf(count)}`}
      </h2>
      {run.state === 'done' ? (
        <Outcome
          changed={run.changed}
          left={run.left}
          onClose={onClose}
          onAgain={() => {
            again()
            back()
          }}
        />
      ) : (
        <>
          {task === 'status' && (
            <SelectField
              name="bulkStatus"
              label="Status"
              value={status ?? ''}
              hint={status && ORDER_STATUS[status].hints.many}
              onChange={(event) => {
                const command = ORDER_STATUSES.find((known) => known === event.currentTarget.value)
                if (command) setStatus(command)
              }}
            >
              {status === null && <option value="">Choose a status</option>}
              {ORDER_STATUSES.map((known) => (
                <option key={known} value={known}>
                  {ORDER_STATUS[known].label}
                </option>
              ))}
            </SelectField>
          )}
          <Waiting chosen={chosen} again={again} />
          {task === 'ship' && fit.length > 0 && (
            <OrderShipRows orders={fit} tracking={tracking} onTracking={setTracking} />
          )}
          {paid.length > 0 && (
            <SwitchField
              label={`Refund what was paid: ${formatMoney(sumOf(paid))} of ${countOf(paid.length)}`}
              checked={refunds}
              onChange={(event) => setRefunds(event.currentTarget.checked)}
            />
          )}
          <LeftOut orders={left} />
          <Buttons onCancel={onClose} isRunning={isRunning}>
            <AdminButton type="submit" look="primary" busy={isRunning} disabled={fit.length === 0 || status === null}>
              {isRunning
                ? `${run.done} of ${run.of} done...`
                : labelOf(task, status, chosen.state === 'there' ? fit.length : count)}
            </AdminButton>
          </Buttons>
        </>
      )}
    </form>
  )
}

function sumOf(orders: readonly ChosenOrder[]): Money<'USD'> {
  return sum(
    orders.map(({ refundable }) => money(refundable, 'USD')),
    'USD',
  )
}

function labelOf(task: OrderTask, status: OrderStatus | null, count: number): string {
  if (task === 'ship') return `Mark ${countOf(count)} shipped`
  return status ? `Set ${countOf(count)} to ${ORDER_STATUS[status].label.toLowerCase()}` : 'Set status'
}

function countOf(orders: number): string {
  return orders === 1 ? '1 order' : `${formatNumber(orders)} orders`
}

function sortOut(chosen: Chosen, status: OrderStatus | null) {
  const orders = chosen.state === 'there' ? chosen.orders : []
  const fit: ChosenOrder[] = []
  const left: LeftOrder[] = []
  for (const order of orders) {
    const why = status && whyNotMoved(order.status, status)
    if (why) left.push({ orderNumber: order.orderNumber, why })
    else fit.push(order)
  }
  return { fit, left }
}

function Waiting({ chosen, again }: { chosen: Chosen; again: () => void }) {
  if (chosen.state === 'there') {
    return chosen.orders.length === 0 ? <p className="text-base">None of these orders is there any more.</p> : null
  }
  if (chosen.state === 'loading') {
    return (
      <p role="status" className="min-h-24 text-base text-ink-2">
        Loading the orders...
      </p>
    )
  }
  return (
    <ErrorBanner>
      The orders could not be loaded. <TextButton onClick={again}>Try again</TextButton>
    </ErrorBanner>
  )
}

function LeftOut({ orders }: { orders: readonly LeftOrder[] }) {
  if (orders.length === 0) return null
  return (
    <div className="border-l-4 border-amber bg-amber-soft px-3 py-2 text-base">
      <p className="font-medium text-amber">{countOf(orders.length)} left out</p>
      <Reasons orders={orders} />
    </div>
  )
}

function Reasons({ orders }: { orders: readonly LeftOrder[] }) {
  return (
    <ul className="max-h-40 overflow-y-auto text-sm">
      {orders.map(({ orderNumber, why }) => (
        <li key={orderNumber}>
          {orderNumber}: {why}
        </li>
      ))}
    </ul>
  )
}

type OutcomeProps = {
  readonly changed: number
  readonly left: readonly LeftOrder[]
  readonly onClose: () => void
  /** Back to the form, which still has what was typed, with the orders as they stand now. */
  readonly onAgain: () => void
}

/** What became of them, where not all were changed. */
function Outcome({ changed, left, onClose, onAgain }: OutcomeProps) {
  return (
    <>
      <div role="alert" className="grid gap-2 border-l-4 border-danger bg-danger-soft px-3 py-2 text-base">
        <p className="font-medium text-danger">
          {countOf(changed)} changed, {formatNumber(left.length)} not
        </p>
        <Reasons orders={left} />
      </div>
      <div className="flex justify-end gap-3 pb-4 max-md:flex-col-reverse md:pb-6">
        <AdminButton onClick={onAgain}>Try again</AdminButton>
        <AdminButton look="primary" autoFocus onClick={onClose}>
          Close
        </AdminButton>
      </div>
    </>
  )
}

type ButtonsProps = { readonly onCancel: () => void; readonly isRunning: boolean; readonly children: ReactNode }

function Buttons({ onCancel, isRunning, children }: ButtonsProps) {
  return (
    <div className="sticky -bottom-4 -mx-4 flex justify-end gap-3 border-t border-line bg-paper px-4 py-3 max-md:flex-col-reverse md:-bottom-6 md:-mx-6 md:px-6">
      <AdminButton disabled={isRunning} onClick={onCancel}>
        Cancel
      </AdminButton>
      {children}
    </div>
  )
}
