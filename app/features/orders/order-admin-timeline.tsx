import type { OrderStatus } from '#app/features/orders/order.ts'
import { ORDER_STATUS_LABELS } from '#app/features/orders/order-admin-marks.tsx'
import type { OrderEventKind } from '#app/features/orders/order-events.table.ts'
import type { Id } from '#app/lib/id.ts'
import { formatDateTime } from '#app/lib/time.ts'

type TimelineEvent = {
  readonly id: Id<'order-event'>
  readonly kind: OrderEventKind
  readonly detail: { readonly from?: string | undefined; readonly to?: string | undefined }
  readonly createdAt: Date
  readonly staffName: string | null
}

/** What happened to an order, newest first. */
export function OrderTimeline({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <ol className="ml-1 border-l-2 border-line">
      {events.toReversed().map((event) => (
        <li key={event.id} className="relative pb-4 pl-5 last:pb-0">
          <span aria-hidden="true" className="absolute top-1.5 -left-[5px] size-2 bg-ink" />
          <p className="text-base break-words">{wordsFor(event)}</p>
          <p className="text-sm text-ink-2">
            <time dateTime={event.createdAt.toISOString()}>{formatDateTime(event.createdAt)}</time>
            {event.staffName && ` · ${event.staffName}`}
          </p>
        </li>
      ))}
    </ol>
  )
}

function wordsFor({ kind, detail }: TimelineEvent): string {
  if (kind === 'placed') return 'Order placed'
  if (kind === 'paid') return 'Paid'
  if (kind === 'fulfilled') return 'Fulfilled'
  if (kind === 'address') return 'Address corrected'
  if (kind === 'status') return `Status changed from ${statusLabel(detail.from)} to ${statusLabel(detail.to)}`
  if (!detail.to) return `Tracking number ${detail.from ?? ''} removed`
  return detail.from
    ? `Tracking number changed from ${detail.from} to ${detail.to}`
    : `Tracking number ${detail.to} added`
}

function statusLabel(status: string | undefined): string {
  return isStatus(status) ? ORDER_STATUS_LABELS[status] : (status ?? '')
}

function isStatus(status: string | undefined): status is OrderStatus {
  return status !== undefined && Object.hasOwn(ORDER_STATUS_LABELS, status)
}
