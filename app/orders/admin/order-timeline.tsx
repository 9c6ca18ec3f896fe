import { useState } from 'react'
import { href } from 'react-router'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { formatMoney, money } from '#app/base/money.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import { OrderNoteRemoval, type ShownNote } from '#app/orders/admin/order-note-form.tsx'
import { getOrderStatusLabel } from '#app/orders/order-labels.ts'
import { isOrderStatus } from '#app/orders/order-status.ts'
import { orderText } from '#app/orders/order-text.ts'
import type { listOrderEvents, listOrderMails, Order } from '#app/orders/orders.server.ts'
import { adminText as tagText } from '#app/orders/tags/admin-text.ts'
import { PAYMENT_METHODS } from '#app/pricing/payment-method.ts'
import { TextButton, TextLink } from '#app/ui/admin/admin-button.tsx'
import { useFocusFallback } from '#app/ui/admin/use-focus-fallback.ts'
import { LocalTime } from '#app/ui/local-time.tsx'

type TimelineEvent = Awaited<ReturnType<typeof listOrderEvents>>[number]
type TimelineMail = Awaited<ReturnType<typeof listOrderMails>>[number]

type OrderTimelineProps = {
  order: Pick<Order, 'id' | 'charged'>
  events: readonly TimelineEvent[]
  mails: readonly TimelineMail[]
}

export function OrderTimeline({ order, events, mails }: OrderTimelineProps) {
  const [removing, setRemoving] = useState<ShownNote | null>(null)
  const { fallback, restoreFocus } = useFocusFallback<HTMLOListElement>()
  const entries = [
    ...mails.map((mail) => ({
      id: mail.id,
      at: mail.sentAt ?? mail.createdAt,
      text: describeMail(mail),
      note: null,
      author: null,
      to: href('/admin/mails/:id', { id: mail.id }),
    })),
    ...events.toReversed().map((event) => ({
      id: event.id,
      at: event.createdAt,
      text: event.kind === 'note' ? '' : describeEvent(event, order.charged.total.currency),
      note: event.kind === 'note' ? { id: event.id, text: event.detail.text ?? '' } : null,
      author: event.staffName ?? (event.kind === 'placed' || event.detail.by === 'shopper' ? adminText.shopper : null),
      to: null,
    })),
  ].toSorted((a, b) => b.at.getTime() - a.at.getTime())
  return (
    <>
      <ol ref={fallback} tabIndex={-1} aria-label={adminText.orderHistory} className="ml-1 border-l-2 border-line">
        {entries.map(({ id, at, text, note, author, to }) => (
          <li key={id} className="relative pb-4 pl-5 last:pb-0">
            <span aria-hidden="true" className="absolute top-1.5 -left-[5px] size-2 bg-ink" />
            {note ? (
              <p className="bg-lumen-soft px-3 py-2 text-base wrap-anywhere whitespace-pre-wrap">
                <span className="sr-only">{adminText.spokenNote} </span>
                {note.text}
              </p>
            ) : (
              <p className="text-base wrap-anywhere">
                {to ? (
                  <TextLink to={to} isInText>
                    {text}
                  </TextLink>
                ) : (
                  text
                )}
              </p>
            )}
            <div className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-2">
              <p>
                <LocalTime at={at} />
                {author && ` · ${author}`}
              </p>
              {note && (
                <TextButton className="text-sm" onClick={() => setRemoving(note)}>
                  {adminText.remove}
                  <span className="sr-only"> {adminText.spokenNoteText(note.text.slice(0, 60))}</span>
                </TextButton>
              )}
            </div>
          </li>
        ))}
      </ol>
      <OrderNoteRemoval
        orderId={order.id}
        note={removing}
        onClose={() => {
          setRemoving(null)
          restoreFocus()
        }}
      />
    </>
  )
}

export function describeMail({ about, sentAt, failedAt, lastError }: TimelineMail): string {
  if (sentAt) return adminText.mailSent(about)
  if (failedAt) return adminText.mailFailed(about)
  return lastError === null ? adminText.mailQueued(about) : adminText.mailRetried(about)
}

export function describeEvent({ kind, detail }: TimelineEvent, currency: CurrencyCode): string {
  if (kind === 'placed') return adminText.orderPlaced
  if (kind === 'paid') return adminText.paid
  if (kind === 'payment-method') return describeMethodChange(detail)
  if (kind === 'payment-undone') return adminText.paymentUndone
  if (kind === 'dispute') return detail.text ?? adminText.paymentDisputed
  if (kind === 'payment-failed')
    return detail.text ? adminText.paymentFailedBecause(detail.text) : adminText.paymentFailed
  if (kind === 'transfer') return detail.text ?? adminText.transfer
  if (kind === 'fulfilled') return adminText.fulfilled
  if (kind === 'address') return adminText.addressChanged
  if (kind === 'withdrawal') return adminText.withdrawalDeclared(detail.text ?? '')
  if (kind === 'backorder') return adminText.backorderFilled(detail.text ?? '')
  if (kind === 'return') return adminText.returnedWhat(detail.text ?? '')
  if (kind === 'refund') return describeRefund(detail, currency)
  if (kind === 'tag') return detail.to ? tagText.tagAddedEvent(detail.to) : tagText.tagRemovedEvent(detail.from ?? '')
  if (kind === 'status') return adminText.statusChanged(getStatusLabel(detail.from), getStatusLabel(detail.to))
  if (!detail.to) return adminText.trackingRemoved(detail.from ?? '')
  return detail.from ? adminText.trackingChanged(detail.from, detail.to) : adminText.trackingAdded(detail.to)
}

function describeMethodChange({ from, to }: TimelineEvent['detail']): string {
  return adminText.methodChanged(getMethodName(from), getMethodName(to))
}

function getMethodName(method: string | undefined): string {
  const known = PAYMENT_METHODS.find((candidate) => candidate === method)
  return known ? orderText.paymentNames[known] : (method ?? '')
}

function describeRefund({ amount = 0, text = '', to }: TimelineEvent['detail'], currency: CurrencyCode): string {
  const refund = formatMoney(money(amount, currency))
  if (to === 'failed') return adminText.refundFailed(refund, text)
  return adminText.refundDone(refund, text)
}

function getStatusLabel(status: string | undefined): string {
  return isOrderStatus(status) ? getOrderStatusLabel(status) : (status ?? '')
}
