import { type FormEvent, useState } from 'react'
import { Form } from 'react-router'
import { CARRIER_NAMES, getTracking, isCarrier, type OwnCarrier, recognizeCarrier } from '#app/base/carriers.ts'
import { formatMoney, type Money } from '#app/base/money.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import {
  type FormOrder,
  type FulfillmentDraft,
  fulfillmentDraft,
  type OrderResult,
} from '#app/orders/admin/order-draft.ts'
import { orderInput } from '#app/orders/admin/order-input.ts'
import { orderStatusLabel } from '#app/orders/order-labels.ts'
import { ORDER_STATUS, ORDER_STATUSES } from '#app/orders/order-status.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { SelectField, SwitchField, TextField } from '#app/ui/admin/admin-field.tsx'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import { SaveBar } from '#app/ui/admin/save-bar.tsx'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'
import { LocalTime } from '#app/ui/local-time.tsx'

const FORM = 'order-form'
const getMessages = () => ({ saved: adminText.orderSaved, failed: () => adminText.orderNotSaved })

/** The settings that identify the carrier of a tracking number. */
type ParcelSettings = { readonly country: string; readonly own: readonly OwnCarrier[] }

type OrderFulfillmentFormProps = {
  readonly order: FormOrder
  readonly fulfilledAt: Date | null
  readonly refundable: Money
  readonly parcels: ParcelSettings
  readonly result: OrderResult | undefined
}

export function OrderFulfillmentForm({ order, fulfilledAt, refundable, parcels, result }: OrderFulfillmentFormProps) {
  const form = useFormDraft<FormOrder, FulfillmentDraft>({
    loaded: order,
    result,
    schema: orderInput,
    toDraft: fulfillmentDraft,
    messages: getMessages(),
  })
  const { base, draft, errors } = form
  const { entering } = ORDER_STATUS[draft.status]
  const recognize = (number: string) => recognizeCarrier(number, parcels.country, parcels.own)
  const typeNumber = (trackingNumber: string) => {
    const isProposal = draft.carrier === '' || draft.carrier === recognize(draft.trackingNumber)
    form.set({ trackingNumber, ...(isProposal && { carrier: recognize(trackingNumber) }) })
  }
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
        <TextField
          name="trackingNumber"
          label={adminText.trackingNumber}
          maxLength={100}
          value={draft.trackingNumber}
          error={errors.trackingNumber}
          onChange={(event) => typeNumber(event.currentTarget.value)}
        />
        {draft.trackingNumber !== '' && (
          <CarrierField draft={draft} parcels={parcels} onChange={(carrier) => form.set({ carrier })} />
        )}
        {fulfilledAt && (
          <p className="text-sm text-ink-2">
            {adminText.fulfilledOn} <LocalTime at={fulfilledAt} />
          </p>
        )}
        <AdminButton type="submit" look="primary" busy={form.isSaving} className="md:max-lg:justify-self-start">
          {form.isSaving ? adminText.saving : adminText.save}
        </AdminButton>
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

type CarrierFieldProps = {
  readonly draft: FulfillmentDraft
  readonly parcels: ParcelSettings
  readonly onChange: (carrier: string) => void
}

/** A tracking number with a link to the parcel. */
function CarrierField({ draft: { carrier, trackingNumber }, parcels: { own }, onChange }: CarrierFieldProps) {
  const { link } = getTracking(carrier, trackingNumber.trim(), own)
  const former = isCarrier(carrier, own) ? [] : [carrier]
  return (
    <>
      <SelectField
        name="carrier"
        label={adminText.carrier}
        value={carrier}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{adminText.noCarrier}</option>
        {[...own.map(({ name }) => name), ...former].map((name) => (
          <option key={name}>{name}</option>
        ))}
        {CARRIER_NAMES.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {link && (
        <a href={link} target="_blank" rel="noreferrer" className="text-link text-base">
          {adminText.followParcel}
        </a>
      )}
    </>
  )
}
