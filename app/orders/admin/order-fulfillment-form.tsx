import { type FormEvent, useState } from 'react'
import { Form } from 'react-router'
import { formatMoney, type Money } from '#app/base/money.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import {
  type FormOrder,
  type FulfillmentDraft,
  type OrderResult,
  toFulfillmentDraft,
} from '#app/orders/admin/order-draft.ts'
import { orderInput } from '#app/orders/admin/order-input.ts'
import { type ParcelSettings, TrackingFields } from '#app/orders/admin/tracking-fields.tsx'
import { getOrderStatusLabel } from '#app/orders/order-labels.ts'
import { ORDER_STATUS, ORDER_STATUSES } from '#app/orders/order-status.ts'
import { SelectField, SwitchField } from '#app/ui/admin/admin-field.tsx'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import { NoScriptSave } from '#app/ui/admin/form-buttons.tsx'
import { SaveBar } from '#app/ui/admin/save-bar.tsx'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'

const FORM = 'order-form'
const getMessages = () => ({ saved: adminText.orderSaved, failed: () => adminText.orderNotSaved })

type OrderFulfillmentFormProps = {
  readonly order: FormOrder
  readonly refundable: Money
  readonly parcels: ParcelSettings
  readonly result: OrderResult | undefined
}

export function OrderFulfillmentForm({ order, refundable, parcels, result }: OrderFulfillmentFormProps) {
  const form = useFormDraft<FormOrder, FulfillmentDraft>({
    loaded: order,
    result,
    schema: orderInput,
    toDraft: toFulfillmentDraft,
    messages: getMessages(),
  })
  const { base, draft, errors } = form
  const { entering } = ORDER_STATUS[draft.status]
  const isStatusChanged = draft.status !== base.status
  const [isConfirming, setIsConfirming] = useState(false)
  const [isRefunding, setIsRefunding] = useState(true)
  const isRefundable = refundable.minor > 0
  const submit = (event: FormEvent) => {
    if (isStatusChanged && entering.offersRefund && !isConfirming) {
      event.preventDefault()
      setIsRefunding(true)
      setIsConfirming(true)
      return
    }
    form.onSubmit(event)
  }
  return (
    <>
      <Form
        id={FORM}
        ref={form.element}
        method="post"
        noValidate
        className="field-grid"
        onBlur={form.onBlur}
        onSubmit={submit}
      >
        <SaveBar form={FORM} isDirty={form.isDirty} isSaving={form.isSaving} onDiscard={form.discard} />
        <input type="hidden" name="version" value={base.version} />
        {isConfirming && isRefundable && <input type="hidden" name="refund" value={isRefunding ? 'yes' : 'no'} />}
        {form.summary && <ErrorSummary title={adminText.orderNotSaved} errors={form.summary} />}
        <SelectField
          name="status"
          label={adminText.status}
          value={draft.status}
          error={errors.status}
          hint={isStatusChanged && entering.stamp === 'fulfilledAt' && adminText.fulfillsNow}
          onChange={(event) => {
            const chosen = ORDER_STATUSES.find((known) => known === event.currentTarget.value)
            if (chosen) form.set({ status: chosen })
          }}
        >
          {ORDER_STATUSES.map((known) => (
            <option key={known} value={known}>
              {getOrderStatusLabel(known)}
            </option>
          ))}
        </SelectField>
        <TrackingFields tracking={draft} parcels={parcels} error={errors.trackingNumber} onChange={form.set} />
        <NoScriptSave />
      </Form>
      <AlertDialog
        open={isConfirming}
        title={adminText.cancelThisOrder}
        confirmLabel={
          isRefundable && isRefunding ? adminText.cancelAndRefund(formatMoney(refundable)) : adminText.cancelOrder
        }
        cancelLabel={adminText.keepOrder}
        onCancel={() => setIsConfirming(false)}
        onConfirm={() => {
          form.element.current?.requestSubmit()
          setIsConfirming(false)
        }}
      >
        <p>{adminText.cancelEffects}</p>
        {isRefundable && (
          <SwitchField
            label={adminText.refundAmount(formatMoney(refundable))}
            className="mt-3 text-ink"
            checked={isRefunding}
            onChange={(event) => setIsRefunding(event.currentTarget.checked)}
          />
        )}
      </AlertDialog>
    </>
  )
}
