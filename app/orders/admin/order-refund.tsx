import { useState } from 'react'
import { href } from 'react-router'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { formatMoney, toDecimal } from '#app/base/money.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import type { OrderRefund } from '#app/orders/admin/order-returns.server.ts'
import { parseTypedRefund, RefundAmount, StaffNoteField } from '#app/orders/admin/refund-fields.tsx'
import { SHIPPING_PART } from '#app/orders/admin/return-input.ts'
import { type DialogFormProps, useOrderAction } from '#app/orders/order-action.ts'
import type { Order, OrderItem } from '#app/orders/orders.server.ts'
import { type PartId, type RefundPart, selectParts, sumRefundParts } from '#app/orders/refund-parts.ts'
import { computeProposedRefund, computeRefundable } from '#app/orders/refunds/refund.ts'
import { AdminButton, TextButton } from '#app/ui/admin/admin-button.tsx'
import { FieldNotes, TextField } from '#app/ui/admin/admin-field.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import { FormButtons } from '#app/ui/admin/form-buttons.tsx'
import { LeaveGuard } from '#app/ui/admin/save-bar.tsx'
import { Badge } from '#app/ui/admin/status-badge.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { LocalTime } from '#app/ui/local-time.tsx'
import { ProblemText } from '#app/ui/problem-text.tsx'

export type OrderRefundEntryProps = {
  refund: OrderRefund
  orderId: Id<'order'>
  payTo: string | null
  onRetried: () => void
}

export function OrderRefundEntry({ refund, ...rest }: OrderRefundEntryProps) {
  const { amount, storeAmount, status, note, createdAt, staffName, lastError, isManual, paymentReference } = refund
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3 text-base font-medium tabular-nums">
        {status === 'failed' ? adminText.failedRefund(formatMoney(amount)) : adminText.doneRefund(formatMoney(amount))}
        {storeAmount.currency !== amount.currency && (
          <span className="text-sm font-normal text-ink-2">{adminText.bookedAs(formatMoney(storeAmount))}</span>
        )}
        {status === 'pending' && (
          <Badge glyph="◐" tone="amber">
            {adminText.pending}
          </Badge>
        )}
        {status === 'failed' && (
          <Badge glyph="✕" tone="danger">
            {adminText.failed}
          </Badge>
        )}
      </p>
      <EntryNote text={note} />
      <EntryTime at={createdAt} author={staffName} />
      {status === 'pending' && lastError && <p className="text-sm text-amber wrap-anywhere">{lastError}</p>}
      {status === 'failed' && <Failure refund={refund} {...rest} />}
      {status === 'pending' && isManual && <PayOut refund={refund} {...rest} />}
      {status === 'done' && isManual && paymentReference && (
        <p className="text-sm wrap-anywhere text-ink-2">{adminText.paidOut(paymentReference)}</p>
      )}
    </div>
  )
}

/** Shown for refunds that no provider pays out. */
function PayOut({ refund: { id, amount }, payTo, orderId, onRetried }: OrderRefundEntryProps) {
  const { fetcher, errors, isSaving } = useOrderAction({ saved: adminText.paidOutSaved }, onRetried)
  const isReady = useHydrated() // without JavaScript, the form would navigate away
  return (
    <div className="mt-1 text-base">
      <p className="wrap-anywhere">{payTo ? adminText.payOutTo(payTo) : adminText.payOutUnknown}</p>
      <fetcher.Form
        method="post"
        action={href('/admin/orders/:id/returns', { id: orderId })}
        className="mt-2 grid max-w-90 gap-3"
      >
        <input type="hidden" name="intent" value="paid-out" />
        <input type="hidden" name="refund" value={id} />
        <TextField name="reference" label={adminText.referenceOptional} maxLength={100} error={errors['']} isUrgent />
        <AdminButton type="submit" busy={isSaving} disabled={!isReady} className="w-fit">
          {isSaving ? adminText.saving : adminText.markAsPaidOut}
          <span className="sr-only">: {formatMoney(amount)}</span>
        </AdminButton>
      </fetcher.Form>
    </div>
  )
}

function Failure({ refund: { id, amount, lastError, wasRetried }, orderId, onRetried }: OrderRefundEntryProps) {
  const { fetcher, errors, isSaving } = useOrderAction(
    { saved: adminText.refundSaved, failed: adminText.refundNotSaved },
    onRetried,
  )
  const isReady = useHydrated() // without JavaScript, the form would navigate away
  return (
    <div className="mt-1 text-base">
      <p className="text-danger wrap-anywhere">{lastError || adminText.noReasonGiven}</p>
      {wasRetried ? (
        <p className="text-sm text-ink-2">{adminText.retried}</p>
      ) : (
        <fetcher.Form method="post" action={href('/admin/orders/:id/returns', { id: orderId })}>
          <input type="hidden" name="intent" value="retry" />
          <input type="hidden" name="refund" value={id} />
          <TextButton type="submit" busy={isSaving} disabled={!isReady}>
            {isSaving ? adminText.retrying : adminText.retry}
            <span className="sr-only"> {adminText.spokenRefund(formatMoney(amount))}</span>
          </TextButton>
          {errors[''] && (
            <ProblemText role="alert" className="text-sm">
              {errors['']}
            </ProblemText>
          )}
        </fetcher.Form>
      )}
    </div>
  )
}

export function EntryNote({ text }: { text: string }) {
  return text && <p className="mt-1 text-base wrap-anywhere whitespace-pre-wrap">{text}</p>
}

export function EntryTime({ at, author }: { at: Date; author: string | null }) {
  return (
    <p className="text-sm text-ink-2">
      <LocalTime at={at} />
      {author && ` · ${author}`}
    </p>
  )
}

type OrderRefundFormProps = DialogFormProps & {
  readonly order: Order
  readonly items: readonly OrderItem[]
  /** The amounts left to refund for each line and for shipping. */
  readonly partsLeft: readonly RefundPart[]
  readonly isManual: boolean
}

function describeCharged({ charged, refunded }: Order): string {
  const total = formatMoney(charged.total)
  return refunded.minor > 0 ? adminText.chargedAndRefunded(total, formatMoney(refunded)) : adminText.charged(total)
}

export function OrderRefundForm({ order, items, partsLeft, isManual, onClose, onBusy }: OrderRefundFormProps) {
  const [key] = useState(() => newId<'refund'>())
  const [typed, setTyped] = useState<string | null>(null)
  const [chosen, setChosen] = useState<readonly PartId[]>([])
  const [isEdited, setIsEdited] = useState(false)
  const { fetcher, errors, isSaving, clearErrors } = useOrderAction({ saved: adminText.refundSaved }, onClose, onBusy)
  const left = computeRefundable(order)
  const proposed = computeProposedRefund(order, selectParts(partsLeft, chosen))
  const value = typed ?? (chosen.length > 0 ? toDecimal(proposed) : '')
  const amount = parseTypedRefund(value, left)
  const set = (text: string) => {
    setTyped(text)
    clearErrors('amount')
  }
  const choose = (parts: readonly PartId[]) => {
    setChosen(parts)
    setTyped(null)
    clearErrors('amount')
  }
  return (
    <fetcher.Form
      method="post"
      action={href('/admin/orders/:id/returns', { id: order.id })}
      noValidate
      className="grid gap-4"
      onInput={() => setIsEdited(true)}
    >
      <LeaveGuard isDirty={isEdited} />
      <h2 className="text-lg font-semibold">{adminText.refund}</h2>
      {Object.keys(errors).length > 0 && <ErrorSummary title={adminText.refundNotSaved} errors={errors} />}
      <p className="text-base">
        {describeCharged(order)} {isManual ? adminText.refundIsManual : adminText.refundGoesBack}
      </p>
      <input type="hidden" name="intent" value="refund" />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="seen" value={order.refunded.minor} />
      <RefundParts items={items} partsLeft={partsLeft} chosen={chosen} currency={left.currency} onChange={choose} />
      <RefundAmount order={order} value={value} error={errors.amount} onChange={set}>
        {' '}
        <TextButton
          onClick={() => {
            choose([])
            set(toDecimal(left))
          }}
        >
          {adminText.fullAmount}
        </TextButton>
      </RefundAmount>
      <StaffNoteField error={errors.note} onChange={() => clearErrors('note')} />
      <FormButtons isSaving={isSaving} onCancel={onClose}>
        {isSaving ? adminText.saving : amount ? adminText.refundAmount(formatMoney(amount)) : adminText.refund}
      </FormButtons>
    </fetcher.Form>
  )
}

type RefundPartsProps = Pick<OrderRefundFormProps, 'items' | 'partsLeft'> & {
  readonly chosen: readonly PartId[]
  readonly currency: CurrencyCode
  readonly onChange: (chosen: readonly PartId[]) => void
}

/** Lists lines and shipping that have an amount left to refund. */
function RefundParts({ items, partsLeft, chosen, currency, onChange }: RefundPartsProps) {
  const open = partsLeft.filter(({ amount }) => amount > 0)
  if (open.length === 0) return null
  return (
    <fieldset aria-describedby="refund-parts-hint">
      <legend className="mb-1 text-base font-medium">{adminText.refundedFor}</legend>
      <ul className="border-t border-line">
        {open.map((part) => {
          const line = items.find(({ id }) => id === part.item)
          const isChosen = chosen.includes(part.item)
          return (
            <li key={part.item ?? SHIPPING_PART} className="border-b border-line">
              <label className="flex min-h-11 items-center gap-3 py-1 text-base">
                <input
                  type="checkbox"
                  name="part"
                  value={part.item ?? SHIPPING_PART}
                  checked={isChosen}
                  onChange={() => onChange(isChosen ? chosen.filter((id) => id !== part.item) : [...chosen, part.item])}
                  className="size-4 shrink-0 accent-plum"
                />
                <span className="grow wrap-anywhere">
                  {line ? line.productName : adminText.shippingPart}
                  {line && <span className="block text-sm text-ink-2 empty:hidden">{line.variantName}</span>}
                </span>
                <span className="text-sm text-ink-2 tabular-nums">
                  {adminText.amountLeft(formatMoney(sumRefundParts([part], { currency })))}
                </span>
              </label>
            </li>
          )
        })}
      </ul>
      <FieldNotes id="refund-parts" hint={adminText.refundedForHint} />
    </fieldset>
  )
}
