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

type TimelineMail = {
  readonly about: string
  readonly createdAt: Date
  readonly sentAt: Date | null
  readonly attempts: number
}

type OrderTimelineProps = {
  /** Oldest first. */
  readonly events: readonly TimelineEvent[]
  readonly mails: readonly TimelineMail[]
}

/** What happened to an order and who did it, newest first; with the mails that left, or could not yet. */
export function OrderTimeline({ events, mails }: OrderTimelineProps) {
  const entries = [
    ...mails.map((mail) => ({
      id: mail.about,
      at: mail.sentAt ?? mail.createdAt,
      words: mailWords(mail),
      who: null,
    })),
    ...events.toReversed().map((event) => ({
      id: event.id,
      at: event.createdAt,
      words: wordsFor(event),
      who: event.staffName ?? (event.kind === 'placed' ? 'Shopper' : null),
    })),
  ].toSorted((a, b) => b.at.getTime() - a.at.getTime())
  return (
    <ol className="ml-1 border-l-2 border-line">
      {entries.map(({ id, at, words, who }) => (
        <li key={id} className="relative pb-4 pl-5 last:pb-0">
          <span aria-hidden="true" className="absolute top-1.5 -left-[5px] size-2 bg-ink" />
          <p className="text-base wrap-anywhere">{words}</p>
          <p className="text-sm text-ink-2">
            <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>
            {who && ` · ${who}`}
          </p>
        </li>
      ))}
    </ol>
  )
}

function mailWords({ about, sentAt, attempts }: TimelineMail): string {
  if (sentAt) return `${about} sent by email`
  return attempts === 0 ? `${about} is about to be sent` : `${about} could not be sent yet; it is tried again`
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
