import { useState } from 'react'
import { href } from 'react-router'
import { formatMoney, type Money, toDecimal } from '#app/base/money.ts'
import { parseTypedMoney } from '#app/base/typed-money.ts'
import { parseTypedInteger } from '#app/lib/format/parse-number.ts'
import { newId } from '#app/lib/id.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import { RefundAmount, StaffNoteField } from '#app/orders/admin/refund-fields.tsx'
import { type DialogFormProps, useOrderAction } from '#app/orders/order-action.ts'
import type { Order, OrderItem } from '#app/orders/orders.server.ts'
import { computeReturnedParts, getPartAmount, type RefundPart, sumRefundParts } from '#app/orders/refund-parts.ts'
import { computeProposedRefund, computeShippingRefund } from '#app/orders/refunds/refund.ts'
import { countReturnable, RETURN_REASONS } from '#app/orders/returns/return.ts'
import { countExpectedUnits, isFullyWithdrawn } from '#app/orders/withdrawals/admin/expected-units.ts'
import type { OrderWithdrawal } from '#app/orders/withdrawals/order-withdrawal.server.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import {
  FieldFrame,
  FieldNotes,
  getControlAttributes,
  getFieldId,
  SelectField,
  SwitchField,
} from '#app/ui/admin/admin-field.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import { FormButtons } from '#app/ui/admin/form-buttons.tsx'
import { LeaveGuard } from '#app/ui/admin/save-bar.tsx'

type OrderReturnFormProps = {
  readonly order: Order
  readonly items: readonly OrderItem[]
  readonly version: string
  /** The amounts left to refund for each line and for shipping. */
  readonly partsLeft: readonly RefundPart[]
  readonly isTracked: boolean
  readonly withdrawals: readonly OrderWithdrawal[]
} & DialogFormProps

/** Prefills units that a withdrawal covers and that have not been sent back yet. */
export function OrderReturnForm({
  order,
  items,
  version,
  partsLeft,
  isTracked,
  withdrawals,
  onClose,
  onBusy,
}: OrderReturnFormProps) {
  const [key] = useState(() => newId<'return'>())
  const lines = items.flatMap((item) => {
    const left = countReturnable(item, order.status)
    return left > 0 ? [{ item, left }] : []
  })
  const onlyLine = lines.length === 1 ? lines[0] : undefined
  const expected = countExpectedUnits(withdrawals)
  const [counts, setCounts] = useState<Readonly<Record<string, string>>>(() => {
    if (expected.size > 0) return Object.fromEntries([...expected].map(([id, count]) => [id, String(count)]))
    return onlyLine?.left === 1 ? { [onlyLine.item.id]: '1' } : {}
  })
  const [typed, setTyped] = useState<string | null>(null)
  const [isEdited, setIsEdited] = useState(false)
  const { fetcher, errors, isSaving, clearErrors } = useOrderAction(
    { saved: adminText.returnRecorded },
    onClose,
    onBusy,
  )
  const units = items.map((item) => {
    const now = Math.min(parseTypedInteger(counts[item.id] ?? '') ?? 0, countReturnable(item, order.status))
    return { item, before: item.returned, now }
  })
  const areAllReturned = units.every(({ item, before, now }) => before + now === item.quantity)
  const due = areAllReturned && isFullyWithdrawn(items, withdrawals) ? computeShippingRefund(order, items).minor : 0
  const shipping = { item: null, amount: Math.min(due, getPartAmount(partsLeft, null)) }
  const proposed = computeProposedRefund(order, [...computeReturnedParts(order, units, partsLeft), shipping])
  const amount = typed ?? toDecimal(proposed)
  return (
    <fetcher.Form
      method="post"
      action={href('/admin/orders/:id/returns', { id: order.id })}
      noValidate
      className="grid gap-4"
      onInput={() => setIsEdited(true)}
    >
      <LeaveGuard isDirty={isEdited} />
      <h2 className="text-lg font-semibold">{adminText.recordAReturn}</h2>
      {Object.keys(errors).length > 0 && <ErrorSummary title={adminText.returnNotRecorded} errors={errors} />}
      <input type="hidden" name="intent" value="return" />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="version" value={version} />
      <ul className="border-t border-line">
        {lines.map(({ item, left }, at) => (
          <ReturnRow
            key={item.id}
            at={at}
            item={item}
            left={left}
            isTracked={isTracked && item.productId !== null}
            units={counts[item.id] ?? null}
            error={errors[`quantity.${at}`]}
            onChange={(units) => {
              const { [item.id]: _, ...others } = counts
              setCounts(units === null ? others : { ...others, [item.id]: units })
              clearErrors(...lines.map((_, index) => `quantity.${index}`))
            }}
          />
        ))}
      </ul>
      {!isTracked && <p className="text-sm text-ink-2">{adminText.nothingRestocked}</p>}
      <SelectField
        name="reason"
        label={adminText.reason}
        required
        defaultValue={expected.size > 0 ? 'withdrawal' : ''}
        error={errors.reason}
        onChange={() => clearErrors('reason')}
      >
        <option value="" disabled>
          {adminText.chooseReason}
        </option>
        {RETURN_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {adminText.returnReasons[reason]}
          </option>
        ))}
      </SelectField>
      <StaffNoteField error={errors.note} onChange={() => clearErrors('note')} />
      <RefundAmount
        order={order}
        value={amount}
        error={errors.amount}
        onChange={(value) => {
          setTyped(value)
          clearErrors('amount')
        }}
      >
        {shipping.amount > 0 && <> {adminText.includesShipping(formatMoney(sumRefundParts([shipping], proposed)))}</>}
        {typed !== null && parseTypedMoney(typed, proposed.currency)?.minor !== proposed.minor && (
          <>
            {' '}
            <TextButton onClick={() => setTyped(null)}>{adminText.proposedAmount(formatMoney(proposed))}</TextButton>
          </>
        )}
      </RefundAmount>
      <FormButtons isSaving={isSaving} onCancel={onClose}>
        {isSaving ? adminText.saving : getRecordLabel(parseTypedMoney(amount, proposed.currency))}
      </FormButtons>
    </fetcher.Form>
  )
}

function getRecordLabel(refund: Money | null): string {
  return refund && refund.minor > 0 ? adminText.recordAndRefund(formatMoney(refund)) : adminText.recordWithoutARefund
}

type ReturnRowProps = {
  readonly at: number
  readonly item: OrderItem
  readonly left: number
  readonly isTracked: boolean
  /** The typed quantity; null while the line is not selected. */
  readonly units: string | null
  readonly error: string | undefined
  readonly onChange: (units: string | null) => void
}

function ReturnRow({ at, item, left, isTracked, units, error, onChange }: ReturnRowProps) {
  const id = getFieldId(`quantity.${at}`) // the error summary links to it
  const isSelected = units !== null
  const hint = adminText.ofUnits(left)
  const productSuffix = <span className="sr-only">: {item.productName}</span>
  return (
    <li className="border-b border-line">
      <label className="flex min-h-11 items-center gap-3 py-2 text-base">
        <input
          id={isSelected ? undefined : id}
          type="checkbox"
          checked={isSelected}
          onChange={() => onChange(isSelected ? null : String(left))}
          aria-describedby={error && !isSelected ? `${id}-error` : undefined}
          className="size-4 shrink-0 accent-plum"
        />
        <span className="wrap-anywhere">
          <span className="font-medium">{item.productName}</span>
          <span className="block text-sm text-ink-2">
            {[item.variantName, adminText.each(formatMoney(item.price))].filter(Boolean).join(', ')}
          </span>
        </span>
      </label>
      <input type="hidden" name="item" value={item.id} />
      {isSelected ? (
        <div className="flex flex-wrap items-start gap-x-6 gap-y-2 pb-3 pl-7">
          <FieldFrame
            id={id}
            label={
              <>
                {adminText.returnedUnits}
                {productSuffix}
              </>
            }
            hint={hint}
            error={error}
            className="w-36"
          >
            <input
              {...getControlAttributes(id, { hint, error })}
              name="quantity"
              autoComplete="off"
              inputMode="numeric"
              maxLength={9}
              placeholder="0"
              value={units}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
          </FieldFrame>
          {isTracked && (
            <SwitchField
              name="restock"
              value={item.id}
              defaultChecked
              className="mt-6"
              label={
                <>
                  {adminText.restock}
                  {productSuffix}
                </>
              }
            />
          )}
        </div>
      ) : (
        <>
          <input type="hidden" name="quantity" value="" />
          <FieldNotes id={id} error={error} />
        </>
      )}
    </li>
  )
}
