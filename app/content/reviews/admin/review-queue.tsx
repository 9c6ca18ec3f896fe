import { useRef, useState } from 'react'
import { href, Link, useFetcher } from 'react-router'
import type { QueuedReview } from '#app/content/reviews/admin/review-queue.server.ts'
import { adminText } from '#app/content/reviews/admin-text.ts'
import { MAX_REPLY, REJECTION_REASONS, type RejectionReason, type ReviewStatus } from '#app/content/reviews/review.ts'
import { reviewText } from '#app/content/reviews/review-text.ts'
import { getSizedImageUrl } from '#app/lib/image-url.ts'
import { AdminButton, TextButton, TextLink } from '#app/ui/admin/admin-button.tsx'
import { SelectField, TextAreaField } from '#app/ui/admin/admin-field.tsx'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'
import { RowMenu } from '#app/ui/admin/lists/row-menu.tsx'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'
import { Badge, type BadgeTone } from '#app/ui/admin/status-badge.tsx'
import { Thumb } from '#app/ui/admin/thumb.tsx'
import { type FailureResult, useResult } from '#app/ui/admin/use-result.ts'
import { LocalTime } from '#app/ui/local-time.tsx'
import { OrderNumber } from '#app/ui/order-number.tsx'
import { ProblemText } from '#app/ui/problem-text.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { useToast } from '#app/ui/toast.tsx'

const STATUS_BADGES: Readonly<Record<ReviewStatus, { readonly glyph: string; readonly tone: BadgeTone }>> = {
  pending: { glyph: '◐', tone: 'amber' },
  approved: { glyph: '●', tone: 'moss' },
  rejected: { glyph: '✕', tone: 'danger' },
}

export function ReviewQueue({ rows, isBusy }: { rows: readonly QueuedReview[]; isBusy: boolean }) {
  return (
    <ul aria-busy={isBusy || undefined} aria-label={adminText.reviews} className="divide-y divide-line">
      {rows.map((review) => (
        <QueuedItem key={review.id} review={review} />
      ))}
    </ul>
  )
}

function QueuedItem({ review }: { review: QueuedReview }) {
  const { product, order, status, rejection, title, comment, flags, photos, reply } = review
  const fetcher = useFetcher<FailureResult>()
  const [open, setOpen] = useState<'reject' | 'reply' | null>(null)
  const [photoToRemove, setPhotoToRemove] = useState<string | null>(null)
  const lastRequest = useRef({ intent: '', message: '' })
  const toast = useToast()
  // Shows the result immediately, because the review can disappear when the list reloads
  useResult({ data: fetcher.data, state: 'idle' }, ({ failed }) => {
    toast(failed ?? lastRequest.current.message, failed ? 'error' : 'success')
    if (!failed) setOpen((shown) => (shown === lastRequest.current.intent ? null : shown))
  })
  const isBusy = fetcher.state !== 'idle'
  const send: Send = (command, message) => {
    lastRequest.current = { intent: command.intent, message }
    void fetcher.submit({ ...command, id: review.id }, { method: 'post' })
  }
  return (
    <li className="grid grid-cols-[40px_minmax(0,1fr)] gap-x-4 gap-y-2 px-4 py-3 md:grid-cols-[40px_minmax(0,1fr)_auto] md:px-5">
      <Thumb url={product.image} />
      <div className="min-w-0 text-base wrap-anywhere">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <TextLink to={href('/admin/products/edit/:id', { id: product.id })}>{product.name}</TextLink>
          <span className="self-center">
            <Stars rating={review.rating} />
            <span className="sr-only">{adminText.ratingOf5(review.rating)}</span>
          </span>
          {status !== 'approved' && <Badge {...STATUS_BADGES[status]}>{adminText.statuses[status]}</Badge>}
        </p>
        <p className="text-sm text-ink-2">
          {listFacts(review).join(' · ')}
          {' · '}
          <LocalTime at={review.createdAt} isDateOnly />
        </p>
        {flags.length > 0 && (
          <ProblemText tone="amber" className="mt-2 text-sm">
            {flags.map((flag) => adminText.flags[flag]).join(', ')}
          </ProblemText>
        )}
        {rejection && (
          <p className="mt-2 text-sm text-danger">{adminText.notShownBecause(adminText.reasons[rejection])}</p>
        )}
        {(title || comment) && (
          <p className="mt-1 max-w-[720px] text-pretty whitespace-pre-line">
            {title && <span className="font-medium">{title} </span>}
            {comment}
          </p>
        )}
        {photos.length > 0 && (
          <ul aria-label={adminText.photos} className="mt-3 flex flex-wrap gap-3">
            {photos.map(({ id, url }, index) => (
              <li key={id}>
                <a href={getSizedImageUrl(url, 1200)} target="_blank" rel="noreferrer">
                  <img
                    src={getSizedImageUrl(url, 300)}
                    alt={adminText.photoByBuyer(index, photos.length)}
                    className="thumb h-30 w-24"
                  />
                </a>
                <TextButton aria-label={adminText.removePhotoAt(index)} onClick={() => setPhotoToRemove(id)}>
                  {adminText.remove}
                </TextButton>
              </li>
            ))}
          </ul>
        )}
        {reply && open !== 'reply' && (
          <p className="mt-3 max-w-(--measure) border-l-2 border-line pl-3 whitespace-pre-line text-ink-2">
            <span className="font-medium">{adminText.replyLabel} </span>
            {reply}
          </p>
        )}
        {open === 'reply' && <ReplyForm review={review} isBusy={isBusy} onCancel={() => setOpen(null)} onSend={send} />}
      </div>
      <div className="col-start-2 flex flex-wrap items-center self-start gap-x-4 gap-y-2 text-base md:col-start-3 md:justify-end">
        {status !== 'approved' && (
          <AdminButton look="primary" busy={isBusy} onClick={() => send({ intent: 'approve' }, adminText.nowShown)}>
            {adminText.show}
          </AdminButton>
        )}
        <TextButton onClick={() => setOpen('reply')}>{reply ? adminText.editReply : adminText.reply}</TextButton>
        <RowMenu name={review.customerName}>
          {status !== 'rejected' && (
            <button type="button" onClick={() => setOpen('reject')}>
              {adminText.hide}
            </button>
          )}
          <button
            type="button"
            disabled={isBusy}
            onClick={() =>
              send({ intent: 'incentive', incentive: review.isIncentivized ? 'no' : 'yes' }, adminText.saved)
            }
          >
            {review.isIncentivized ? adminText.markAsNotIncentivized : adminText.markAsIncentivized}
          </button>
          {order && (
            <Link to={href('/admin/orders/:id', { id: order.id })}>
              <OrderNumber number={order.orderNumber} />
            </Link>
          )}
        </RowMenu>
      </div>
      <RejectDialog
        isOpen={open === 'reject'}
        isBusy={isBusy}
        review={review}
        onCancel={() => setOpen(null)}
        onReject={(reason) => send({ intent: 'reject', reason }, adminText.nowHidden)}
      />
      <RemovalDialog
        formData={photoToRemove === null ? null : { intent: 'remove-photo', id: review.id, photo: photoToRemove }}
        title={adminText.removePhotoQuestion}
        confirmLabel={adminText.removePhoto}
        doneMessage={adminText.photoRemoved}
        onClose={() => setPhotoToRemove(null)}
      >
        {adminText.removePhotoHint}
      </RemovalDialog>
    </li>
  )
}

/** `message`: the toast after success. */
type Send = (command: { readonly intent: string } & Readonly<Record<string, string>>, message: string) => void

function listFacts(review: QueuedReview): readonly string[] {
  const { customerName, verifiedPurchase, size, color, fit, usualSize, height, isIncentivized, origin } = review
  return [
    customerName,
    verifiedPurchase ? adminText.facts.bought : adminText.facts.notChecked,
    [size, color].filter(Boolean).join(', '),
    fit ? reviewText.fits[fit] : '',
    usualSize && adminText.facts.usualSize(usualSize),
    height ? reviewText.heights[height] : '',
    isIncentivized ? adminText.facts.given : '',
    origin && adminText.facts.origin(origin),
  ].filter(Boolean)
}

type ReplyFormProps = {
  readonly review: QueuedReview
  readonly isBusy: boolean
  readonly onCancel: () => void
  readonly onSend: Send
}

function ReplyForm({ review: { id, reply, customerName }, isBusy, onCancel, onSend }: ReplyFormProps) {
  const [text, setText] = useState(reply)
  return (
    <div className="mt-3 max-w-(--measure)">
      <TextAreaField
        name={`reply-${id}`}
        label={adminText.replyTo(customerName)}
        hint={adminText.replyHint}
        rows={4}
        maxLength={MAX_REPLY}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="mt-3 flex gap-4">
        <AdminButton
          look="primary"
          busy={isBusy}
          onClick={() => onSend({ intent: 'reply', reply: text }, adminText.replySaved)}
        >
          {adminText.saveReply}
        </AdminButton>
        <TextButton onClick={onCancel}>{adminText.cancel}</TextButton>
      </div>
    </div>
  )
}

type RejectDialogProps = {
  readonly isOpen: boolean
  readonly isBusy: boolean
  readonly review: QueuedReview
  readonly onCancel: () => void
  readonly onReject: (reason: RejectionReason) => void
}

function RejectDialog({ isOpen, isBusy, review: { id, customerName }, onCancel, onReject }: RejectDialogProps) {
  const [reason, setReason] = useState<RejectionReason>('off-topic')
  return (
    <AlertDialog
      open={isOpen}
      title={adminText.hideQuestion(customerName)}
      confirmLabel={adminText.hide}
      busy={isBusy}
      onCancel={onCancel}
      onConfirm={() => onReject(reason)}
    >
      <p>{adminText.hideHint}</p>
      <SelectField
        name={`reason-${id}`}
        label={adminText.reason}
        className="mt-3 text-ink"
        value={reason}
        onChange={(event) => {
          const chosen = REJECTION_REASONS.find((known) => known === event.currentTarget.value)
          if (chosen) setReason(chosen)
        }}
      >
        {REJECTION_REASONS.map((known) => (
          <option key={known} value={known}>
            {adminText.reasons[known]}
          </option>
        ))}
      </SelectField>
    </AlertDialog>
  )
}
