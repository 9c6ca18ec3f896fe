import { useState } from 'react'
import { type Address, addressLines } from '#app/features/orders/address.ts'
import { OrderAddressForm } from '#app/features/orders/admin/order-address-form.tsx'
import type { FormOrder } from '#app/features/orders/admin/order-draft.ts'
import { isUnshipped } from '#app/features/orders/order-status.ts'
import { isSameDraft } from '#app/lib/draft.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { useToast } from '#app/ui/toast.tsx'

type OrderAddressesProps = { readonly order: FormOrder; readonly billing: Address }

/** Where an order goes and whom it is billed to. While the parcel is here, the address can be corrected. */
export function OrderAddresses({ order, billing }: OrderAddressesProps) {
  const [isCorrecting, setIsCorrecting] = useState(false)
  const toast = useToast()
  const billsThere = isSameDraft(billing, order.address)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(addressLines(order.address).join('\n'))
      toast('Address copied')
    } catch {
      toast('The address could not be copied', 'error') // a browser allows it on https and localhost only
    }
  }
  return (
    <Panel
      title="Addresses"
      action={
        <span className="flex gap-4 text-base">
          <TextButton onClick={copy}>Copy</TextButton>
          {isUnshipped(order.status) && <TextButton onClick={() => setIsCorrecting(true)}>Correct</TextButton>}
        </span>
      }
    >
      <div className="grid gap-4">
        <AddressBlock title="Shipping" address={order.address} />
        {billsThere ? (
          <p className="text-sm text-ink-2">Billing address is the same.</p>
        ) : (
          <AddressBlock title="Billing" address={billing} />
        )}
      </div>
      <OrderAddressForm
        open={isCorrecting}
        onClose={() => setIsCorrecting(false)}
        order={order}
        billsThere={billsThere}
      />
    </Panel>
  )
}

function AddressBlock({ title, address }: { title: string; address: Address }) {
  return (
    <div>
      <h3 className="text-sm text-ink-2">{title}</h3>
      <address className="text-base wrap-anywhere not-italic">
        {addressLines(address).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same
          <span key={index} className="block">
            {line}
          </span>
        ))}
      </address>
    </div>
  )
}
