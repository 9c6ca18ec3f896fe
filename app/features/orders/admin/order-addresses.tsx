import { useState } from 'react'
import { type Address, addressLines } from '#app/features/orders/address.ts'
import { OrderAddressForm } from '#app/features/orders/admin/order-address-form.tsx'
import type { FormOrder } from '#app/features/orders/admin/order-draft.ts'
import { isUnshipped } from '#app/features/orders/order-status.ts'
import { isSameDraft } from '#app/lib/draft.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { useToast } from '#app/ui/toast.tsx'

export function OrderAddresses({ order, billing }: { order: FormOrder; billing: Address }) {
  const [isEditing, setIsEditing] = useState(false)
  const toast = useToast()
  const isBilledThere = isSameDraft(billing, order.address)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(addressLines(order.address).join('\n'))
      toast('Address copied')
    } catch {
      toast('The address could not be copied', 'error') // browsers allow it on https and localhost only
    }
  }
  return (
    <Panel
      title="Addresses"
      action={
        <span className="flex gap-4 text-base">
          <TextButton onClick={copy}>Copy</TextButton>
          {isUnshipped(order.status) && <TextButton onClick={() => setIsEditing(true)}>Edit</TextButton>}
        </span>
      }
    >
      <div className="grid gap-4">
        <AddressBlock title="Shipping" address={order.address} />
        {isBilledThere ? (
          <p className="text-sm text-ink-2">Billing address: same as shipping address</p>
        ) : (
          <AddressBlock title="Billing" address={billing} />
        )}
      </div>
      <OrderAddressForm
        open={isEditing}
        onClose={() => setIsEditing(false)}
        order={order}
        isBilledThere={isBilledThere}
      />
    </Panel>
  )
}

function AddressBlock({ title, address }: { title: string; address: Address }) {
  return (
    <div>
      <h3 className="text-sm text-ink-2">{title}</h3>
      <address className="text-base wrap-anywhere whitespace-pre-line not-italic">
        {addressLines(address).join('\n')}
      </address>
    </div>
  )
}
