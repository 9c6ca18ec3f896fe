import { type FormEvent, useState } from 'react'
import { formatMoney, sum } from '#app/base/money.ts'
import { formatList } from '#app/lib/format/list.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import { type ChosenOrder, findStatusProblem } from '#app/orders/admin/bulk/order-bulk.ts'
import {
  type ChosenOrders,
  type SkippedOrder,
  useBulkRun,
  useChosenOrders,
} from '#app/orders/admin/bulk/use-bulk-orders.ts'
import { OrderShipRows, type TrackingNumbers } from '#app/orders/admin/order-ship-form.tsx'
import { getOrderStatusLabel } from '#app/orders/order-labels.ts'
import { ORDER_STATUS, ORDER_STATUSES, type OrderStatus } from '#app/orders/order-status.ts'
import { AdminButton, TextButton } from '#app/ui/admin/admin-button.tsx'
import { SelectField, SwitchField } from '#app/ui/admin/admin-field.tsx'
import { ErrorBanner } from '#app/ui/admin/error-banner.tsx'
import { DialogFooter } from '#app/ui/admin/form-buttons.tsx'
import { Notice } from '#app/ui/admin/notice.tsx'
import { LeaveGuard } from '#app/ui/admin/save-bar.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { OrderNumber } from '#app/ui/order-number.tsx'
import { useToast } from '#app/ui/toast.tsx'

type OrderTask = 'ship' | 'status'

export type BulkRequest = { readonly task: OrderTask; readonly query: string; readonly count: number }

type OrderBulkFormProps = {
  readonly request: BulkRequest
  readonly onClose: () => void
  readonly onDone: () => void
  readonly onRunning: (isRunning: boolean) => void
  readonly tracking: TrackingNumbers
  readonly onTrackingChange: (tracking: TrackingNumbers) => void
}

type OrderBulkDialogProps = Pick<OrderBulkFormProps, 'onClose' | 'onDone'> & { readonly request: BulkRequest | null }

/** Esc keeps typed tracking numbers, but Cancel discards them. */
export function OrderBulkDialog({ request, onClose, onDone }: OrderBulkDialogProps) {
  const [isRunning, setIsRunning] = useState(false)
  const [tracking, setTracking] = useState<TrackingNumbers>({})
  return (
    <Dialog
      open={request !== null}
      onClose={() => !isRunning && onClose()}
      label={request?.task === 'ship' ? adminText.shipOrders : adminText.setStatusOfOrders}
      className="form-dialog"
    >
      <LeaveGuard isDirty={Object.values(tracking).some((number) => number.trim() !== '')} />
      {request && (
        <OrderBulkForm
          request={request}
          onClose={() => {
            setTracking({})
            onClose()
          }}
          onDone={onDone}
          onRunning={setIsRunning}
          tracking={tracking}
          onTrackingChange={setTracking}
        />
      )}
    </Dialog>
  )
}

function OrderBulkForm({ request, onClose, onDone, onRunning, tracking, onTrackingChange }: OrderBulkFormProps) {
  const { task, query, count } = request
  const { chosen, reload } = useChosenOrders(query)
  const [status, setStatus] = useState<OrderStatus | null>(task === 'ship' ? 'shipped' : null)
  const [isRefunding, setIsRefunding] = useState(true)
  const { run, start, reset } = useBulkRun()
  const toast = useToast()
  const isRunning = run.state === 'running'
  const { movable, skipped } = partitionOrders(chosen, status)
  const entering = status && ORDER_STATUS[status].entering
  const refundableOrders = entering?.offersRefund ? movable.filter(({ refundable }) => refundable.minor > 0) : []
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!status) return
    onRunning(true)
    const done = await start(
      { status, refund: refundableOrders.length > 0 && isRefunding },
      movable.map((order) => ({ order, trackingNumber: tracking[order.id]?.trim() ?? '' })),
    )
    onRunning(false)
    if (done.state !== 'done') return
    const isChanged = ({ orderNumber }: ChosenOrder) => !done.skipped.some((order) => order.orderNumber === orderNumber)
    const changedIds = new Set(movable.filter(isChanged).map(({ id }) => id))
    onTrackingChange(Object.fromEntries(Object.entries(tracking).filter(([id]) => !changedIds.has(id))))
    if (done.skipped.length > 0) return
    toast(adminText.bulkDone(formatCount(done.changed), task))
    onDone()
  }
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <h2 className="text-lg font-semibold">
        {task === 'ship' ? adminText.shipCount(formatCount(count)) : adminText.setStatusFor(formatCount(count))}
      </h2>
      {run.state === 'done' ? (
        <Outcome
          changed={run.changed}
          skipped={run.skipped}
          onClose={onClose}
          onRetry={() => {
            reload()
            reset()
          }}
        />
      ) : (
        <>
          {task === 'status' && (
            <SelectField
              name="bulkStatus"
              label={adminText.status}
              value={status ?? ''}
              hint={entering?.stamp && adminText.bulkHints[entering.stamp]}
              onChange={(event) => {
                const chosenStatus = ORDER_STATUSES.find((known) => known === event.currentTarget.value)
                if (chosenStatus) setStatus(chosenStatus)
              }}
            >
              {status === null && <option value="">{adminText.chooseStatus}</option>}
              {ORDER_STATUSES.map((known) => (
                <option key={known} value={known}>
                  {getOrderStatusLabel(known)}
                </option>
              ))}
            </SelectField>
          )}
          <LoadState chosen={chosen} onRetry={reload} />
          {task === 'ship' && movable.length > 0 && (
            <OrderShipRows orders={movable} tracking={tracking} onTrackingChange={onTrackingChange} />
          )}
          {refundableOrders.length > 0 && (
            <SwitchField
              label={adminText.refundFor(formatSums(refundableOrders), formatCount(refundableOrders.length))}
              checked={isRefunding}
              onChange={(event) => setIsRefunding(event.currentTarget.checked)}
            />
          )}
          <Skipped orders={skipped} />
          <DialogFooter>
            <AdminButton disabled={isRunning} onClick={onClose}>
              {adminText.cancel}
            </AdminButton>
            <AdminButton
              type="submit"
              look="primary"
              busy={isRunning}
              disabled={movable.length === 0 || status === null}
            >
              {isRunning
                ? adminText.ofDone(run.done, run.total)
                : getLabel(task, status, chosen.state === 'loaded' ? movable.length : count)}
            </AdminButton>
          </DialogFooter>
        </>
      )}
    </form>
  )
}

/** Returns one sum per currency: '$120.00 and €80.00'. */
function formatSums(orders: readonly ChosenOrder[]): string {
  const amounts = orders.map(({ refundable }) => refundable)
  const byCurrency = [...Map.groupBy(amounts, ({ currency }) => currency)]
  return formatList(
    byCurrency.map(([currency, group]) => formatMoney(sum(group, currency))),
    'en',
  )
}

function getLabel(task: OrderTask, status: OrderStatus | null, count: number): string {
  if (task === 'ship') return adminText.markShipped(formatCount(count))
  return status ? adminText.setTo(formatCount(count), getOrderStatusLabel(status)) : adminText.setStatus
}

function formatCount(orders: number): string {
  return adminText.orderCount(orders)
}

function partitionOrders(chosen: ChosenOrders, status: OrderStatus | null) {
  const orders = chosen.state === 'loaded' ? chosen.orders : []
  const movable: ChosenOrder[] = []
  const skipped: SkippedOrder[] = []
  for (const order of orders) {
    const why = status && findStatusProblem(order.status, status)
    if (why) skipped.push({ orderNumber: order.orderNumber, why })
    else movable.push(order)
  }
  return { movable, skipped }
}

function LoadState({ chosen, onRetry }: { chosen: ChosenOrders; onRetry: () => void }) {
  if (chosen.state === 'loaded') {
    return chosen.orders.length === 0 ? <p className="text-base">{adminText.ordersGone}</p> : null
  }
  if (chosen.state === 'loading') {
    return (
      <p role="status" className="min-h-24 text-base text-ink-2">
        {adminText.loadingOrders}
      </p>
    )
  }
  return (
    <ErrorBanner>
      {adminText.chosenNotLoaded} <TextButton onClick={onRetry}>{adminText.tryAgain}</TextButton>
    </ErrorBanner>
  )
}

function Skipped({ orders }: { orders: readonly SkippedOrder[] }) {
  if (orders.length === 0) return null
  return (
    <Notice>
      <p className="font-medium">{adminText.skipped(formatCount(orders.length))}</p>
      <Reasons orders={orders} />
    </Notice>
  )
}

function Reasons({ orders }: { orders: readonly SkippedOrder[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area has to be reachable by keyboard
    <ul tabIndex={0} className="max-h-40 overflow-y-auto text-sm">
      {orders.map(({ orderNumber, why }) => (
        <li key={orderNumber}>
          <OrderNumber number={orderNumber} />: {why}
        </li>
      ))}
    </ul>
  )
}

type OutcomeProps = { changed: number; skipped: readonly SkippedOrder[]; onClose: () => void; onRetry: () => void }

function Outcome({ changed, skipped, onClose, onRetry }: OutcomeProps) {
  return (
    <>
      <div role="alert">
        <Notice tone="danger">
          <p className="font-medium">{adminText.partlyChanged(formatCount(changed), skipped.length)}</p>
          <Reasons orders={skipped} />
        </Notice>
      </div>
      <DialogFooter>
        <AdminButton onClick={onRetry}>{adminText.tryAgain}</AdminButton>
        <AdminButton look="primary" autoFocus onClick={onClose}>
          {adminText.close}
        </AdminButton>
      </DialogFooter>
    </>
  )
}
