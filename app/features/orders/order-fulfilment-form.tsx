import { Form } from 'react-router'
import { ORDER_STATUSES } from '#app/features/orders/order.ts'
import { orderInput } from '#app/features/orders/order-admin-input.ts'
import { ORDER_STATUS_LABELS } from '#app/features/orders/order-admin-marks.tsx'
import {
  type FormOrder,
  type FulfilmentDraft,
  fulfilmentDraft,
  ORDER_NOT_SAVED,
  ORDER_SAVED,
  type OrderAnswer,
} from '#app/features/orders/order-draft.ts'
import { adoptTyped, rebase } from '#app/lib/draft.ts'
import { formatDateTime } from '#app/lib/time.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { SelectField, TextField } from '#app/ui/admin/admin-field.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import { SaveBar } from '#app/ui/admin/save-bar.tsx'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'

const FORM = 'order-form'
const WORDS = { saved: ORDER_SAVED, failed: () => ORDER_NOT_SAVED }

type OrderFulfilmentFormProps = {
  readonly order: FormOrder
  readonly fulfilledAt: Date | null
  readonly answer: OrderAnswer | undefined
}

/** Status and tracking number of an order. What was changed here stays, whatever becomes of the save. */
export function OrderFulfilmentForm({ order, fulfilledAt, answer }: OrderFulfilmentFormProps) {
  const form = useFormDraft<FormOrder, FulfilmentDraft>({
    loaded: order,
    answer,
    schema: orderInput,
    draftOf: fulfilmentDraft,
    adopt: adoptTyped,
    rebase,
    words: WORDS,
  })
  const { base, draft, errors } = form
  const ships = draft.status === 'shipped' && base.status !== 'shipped'
  return (
    <Form
      id={FORM}
      ref={form.element}
      method="post"
      noValidate
      className="grid gap-4"
      onBlur={form.onBlur}
      onSubmit={form.onSubmit}
    >
      <SaveBar form={FORM} isDirty={form.isDirty} isSaving={form.isSaving} onDiscard={form.discard} />
      <input type="hidden" name="version" value={base.version} />
      {form.summary && <ErrorSummary title={ORDER_NOT_SAVED} errors={form.summary} />}
      <SelectField
        name="status"
        label="Status"
        value={draft.status}
        error={errors.status}
        hint={ships && 'Marks the order fulfilled now'}
        onChange={(event) => {
          const chosen = ORDER_STATUSES.find((known) => known === event.currentTarget.value)
          if (chosen) form.set({ status: chosen })
        }}
      >
        {ORDER_STATUSES.map((known) => (
          <option key={known} value={known}>
            {ORDER_STATUS_LABELS[known]}
          </option>
        ))}
      </SelectField>
      <TextField
        name="trackingNumber"
        label="Tracking number"
        maxLength={100}
        value={draft.trackingNumber}
        error={errors.trackingNumber}
        onChange={(event) => form.set({ trackingNumber: event.currentTarget.value })}
      />
      {fulfilledAt && (
        <p className="text-sm text-ink-2">
          Fulfilled on <time dateTime={fulfilledAt.toISOString()}>{formatDateTime(fulfilledAt)}</time>
        </p>
      )}
      <AdminButton type="submit" look="primary" busy={form.isSaving}>
        {form.isSaving ? 'Saving...' : 'Save'}
      </AdminButton>
    </Form>
  )
}
