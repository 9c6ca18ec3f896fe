import { useId, useState } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import type { Address, AddressRules } from '#app/base/address.ts'
import { AddressFields, type AddressLook } from '#app/base/address-fields.tsx'
import { addressesText } from '#app/base/address-text.ts'
import { useAddressForm } from '#app/base/use-address-form.ts'
import { isSameDraft, rebase } from '#app/lib/draft.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import { CopyAddress } from '#app/orders/admin/copy-address.tsx'
import type { FormOrder, OrderResult } from '#app/orders/admin/order-draft.ts'
import { isUnshipped } from '#app/orders/order-status.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { SelectField, TextField } from '#app/ui/admin/admin-field.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import { FormButtons } from '#app/ui/admin/form-buttons.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { LeaveGuard } from '#app/ui/admin/save-bar.tsx'
import { saveOnShortcut } from '#app/ui/admin/save-by-key.ts'
import { useResult } from '#app/ui/admin/use-result.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { LazySlot } from '#app/ui/lazy-slot.tsx'
import { useToast } from '#app/ui/toast.tsx'

type OrderAddressesProps = {
  order: FormOrder
  rules: AddressRules
  billing: Address
  billingLines: readonly string[]
}

export function OrderAddresses({ order, rules, billing, billingLines }: OrderAddressesProps) {
  const [isEditing, setIsEditing] = useState(false)
  const isBillingSame = isSameDraft(billing, order.address)
  return (
    <Panel
      title={adminText.addresses}
      action={
        <span className="flex gap-4 text-base">
          <CopyAddress lines={order.addressLines} />
          {isUnshipped(order.status) && <TextButton onClick={() => setIsEditing(true)}>{adminText.edit}</TextButton>}
        </span>
      }
    >
      <div className="grid gap-4">
        <AddressBlock title={adminText.shipping} lines={order.addressLines} />
        {isBillingSame ? (
          <p className="text-sm text-ink-2">{adminText.sameBillingAddress}</p>
        ) : (
          <AddressBlock title={adminText.billing} lines={billingLines} />
        )}
      </div>
      <OrderAddressForm
        open={isEditing}
        onClose={() => setIsEditing(false)}
        order={order}
        rules={rules}
        isBillingSame={isBillingSame}
      />
    </Panel>
  )
}

function AddressBlock({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3 className="text-sm text-ink-2">{title}</h3>
      <address className="text-base wrap-anywhere whitespace-pre-line not-italic">{lines.join('\n')}</address>
    </div>
  )
}

type OrderAddressFormProps = Pick<OrderAddressesProps, 'order' | 'rules'> & {
  open: boolean
  onClose: () => void
  isBillingSame: boolean
}

/** Esc keeps the draft, but Cancel discards it. */
function OrderAddressForm({ open, onClose, order, rules, isBillingSame }: OrderAddressFormProps) {
  const id = useId()
  const { fetcher, base, address, isEdited, errors, summary, set, discard } = useAddressDraft(order, onClose)
  const isSaving = fetcher.state !== 'idle'
  const { form, hasFailed, retry } = useAddressForm(address.country, rules)
  return (
    <Dialog open={open} onClose={() => !isSaving && onClose()} labelledBy={id} className="form-dialog">
      <fetcher.Form method="post" noValidate className="grid gap-4" onKeyDown={saveOnShortcut}>
        <LeaveGuard isDirty={isEdited} />
        <h2 id={id} className="text-lg font-semibold">
          {adminText.editAddress}
        </h2>
        {summary && <ErrorSummary title={adminText.orderNotSaved} errors={summary} />}
        <input type="hidden" name="intent" value="address" />
        <input type="hidden" name="version" value={base.addressVersion} />
        {form ? (
          <AddressFields
            look={ADMIN_LOOK}
            form={form}
            address={address}
            findError={(name) => errors[name]}
            onChange={set}
            countryHint={address.country === base.address.country ? undefined : adminText.chargesStay}
          />
        ) : (
          <LazySlot hasFailed={hasFailed} onRetry={retry} className="min-h-80">
            {addressesText.formNotShown}
          </LazySlot>
        )}
        {isBillingSame && <p className="text-sm text-ink-2">{adminText.billingChangesToo}</p>}
        <FormButtons
          isSaving={isSaving}
          onCancel={() => {
            discard()
            onClose()
          }}
        >
          {isSaving ? adminText.saving : adminText.saveAddress}
        </FormButtons>
      </fetcher.Form>
    </Dialog>
  )
}

/** Address fields without autofill and without the hints for shoppers. */
const ADMIN_LOOK: AddressLook = {
  rowClassName: 'gap-4',
  Text: ({ autoComplete: _, hint: _hint, ...field }) => <TextField {...field} />,
  Select: ({ autoComplete: _, ...field }) => <SelectField {...field} />,
}

/** Keeps the address as edited. If others have saved a different one, rebases the edits on it. */
function useAddressDraft(order: FormOrder, onSaved: () => void) {
  const fetcher = useFetcher<OrderResult>()
  const [typed, setTyped] = useState<{ readonly base: FormOrder; readonly address: Address } | null>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [summary, setSummary] = useState<FieldErrors | null>(null)
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const reset = () => {
    setTyped(null)
    setErrors({})
    setSummary(null)
  }
  useResult(fetcher, (result) => {
    if (result.outcome === 'saved') {
      reset()
      toast(adminText.orderSaved)
      onSaved()
    } else if (result.outcome === 'rejected') {
      const { current } = result
      setErrors(result.errors)
      setSummary(result.errors)
      toast(adminText.orderNotSaved, 'error')
      if (!current) return
      void revalidate()
      setTyped(
        (typed) => typed && { base: current, address: rebase(typed.address, typed.base.address, current.address) },
      )
    }
  })
  const base = typed?.base ?? order
  const address = typed?.address ?? order.address
  return {
    fetcher,
    base,
    address,
    isEdited: typed !== null,
    errors,
    summary,
    set: (name: keyof Address, value: string) => {
      const changed = { ...address, [name]: value }
      setTyped(isSameDraft(changed, base.address) ? null : { base, address: changed })
      setErrors(({ [name]: _, ...others }) => others)
    },
    discard: reset,
  }
}
