import { type FormEvent, useState } from 'react'
import { Form } from 'react-router'
import { formatMoney, type Money } from '#app/base/money.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import {
  type FormOrder,
  type FulfillmentDraft,
  fulfillmentDraft,
  type OrderResult,
} from '#app/orders/admin/order-draft.ts'
import { orderInput } from '#app/orders/admin/order-input.ts'
import { type ParcelSettings, TrackingFields } from '#app/orders/admin/tracking-fields.tsx'
import { orderStatusLabel } from '#app/orders/order-labels.ts'
import { ORDER_STATUS, ORDER_STATUSES } from '#app/orders/order-status.ts'
import { SelectField, SwitchField } from '#app/ui/admin/admin-field.tsx'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import { UnscriptedSave } from '#app/ui/admin/form-buttons.tsx'
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
    toDraft: fulfillmentDraft,
    messages: getMessages(),
  })
  const { base, draft, errors } = form
  const { entering } = ORDER_STATUS[draft.status]
  const isMoved = draft.status !== base.status
  const [isConfirming, setIsConfirming] = useState(false)
  const [refunds, setRefunds] = useState(true)
  const isRefundable = refundable.minor > 0
  const submit = (event: FormEvent) => {
    if (isMoved && entering.offersRefund && !isConfirming) {
      event.preventDefault()
      setRefunds(true)
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
        {isConfirming && isRefundable && <input type="hidden" name="refund" value={refunds ? 'yes' : 'no'} />}
        {form.summary && <ErrorSummary title={adminText.orderNotSaved} errors={form.summary} />}
        <SelectField
          name="status"
          label={adminText.status}
          value={draft.status}
          error={errors.status}
          hint={isMoved && entering.stamp === 'fulfilledAt' && adminText.fulfillsNow}
          onChange={(event) => {
            const chosen = ORDER_STATUSES.find((known) => known === event.currentTarget.value)
            if (chosen) form.set({ status: chosen })
          }}
        >
          {ORDER_STATUSES.map((known) => (
            <option key={known} value={known}>
              {orderStatusLabel(known)}
            </option>
          ))}
        </SelectField>
        <TrackingFields tracking={draft} parcels={parcels} error={errors.trackingNumber} onChange={form.set} />
        <UnscriptedSave />
      </Form>
      <AlertDialog
        open={isConfirming}
        title={adminText.cancelThisOrder}
        confirmLabel={
          isRefundable && refunds ? adminText.cancelAndRefund(formatMoney(refundable)) : adminText.cancelOrder
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
            checked={refunds}
            onChange={(event) => setRefunds(event.currentTarget.checked)}
          />
        )}
      </AlertDialog>
    </>
  )
}
