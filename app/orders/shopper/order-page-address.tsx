import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { Address } from '#app/base/address.ts'
import { AddressFields, STOREFRONT_LOOK } from '#app/base/address-fields.tsx'
import { addressesText } from '#app/base/address-text.ts'
import { rebase } from '#app/lib/draft.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { orderText } from '#app/orders/order-text.ts'
import type { OrderPage } from '#app/orders/shopper/order-page.server.ts'
import type { ShopperResult } from '#app/orders/shopper/shopper-order.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldErrorList } from '#app/ui/field-error-list.tsx'

export function OrderAddress({ order, result }: { order: OrderPage; result: ShopperResult | undefined }) {
  const { address, version, errors, rejection, set } = useAddressDraft(order, result)
  const [isOpen, setOpen] = useState(rejection !== null)
  const summary = useRef<HTMLElement>(null)
  const { state, formData } = useNavigation()
  const isBusy = state !== 'idle' && formData?.get('intent') === 'address'
  useEffect(() => {
    if (result?.outcome !== 'corrected') return
    setOpen(false)
    summary.current?.focus()
  }, [result])
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="open:w-full">
      <summary ref={summary} className="inline-flex min-h-11 items-center text-md font-medium text-link">
        {orderText.correctAddress}
      </summary>
      <Form method="post" noValidate preventScrollReset className="mt-3 grid grid-cols-1 gap-5">
        {rejection && (
          <FieldErrorList
            key={JSON.stringify(rejection)}
            title={orderText.checkFields}
            errors={Object.entries(rejection.errors)
              .filter(([field]) => field !== '')
              .map(([field, message]) => ({ field, name: field, message }))}
          />
        )}
        <input type="hidden" name="intent" value="address" />
        <input type="hidden" name="version" value={version} />
        <AddressFields
          look={STOREFRONT_LOOK}
          form={order.addressForm}
          address={address}
          findError={(name) => errors[name]}
          onChange={set}
          fixedCountry={
            <p key="country">
              <span className="block text-base font-medium">{addressesText.fields.country}</span>
              {order.countryName}
              <span className="block text-sm text-ink-2">{orderText.countryStays}</span>
            </p>
          }
        />
        <Button type="submit" busy={isBusy} className="md:justify-self-start">
          {isBusy ? orderText.saving : orderText.saveAddress}
        </Button>
      </Form>
    </details>
  )
}

/** Rebases the edits onto an address that was saved in another tab or by staff. */
function useAddressDraft(order: OrderPage, result: ShopperResult | undefined) {
  const rejection = result?.outcome === 'rejected' && result.about === 'address' ? result : null
  const [base, setBase] = useState({ address: order.address, version: order.addressVersion })
  const [address, setAddress] = useState<Address>({ ...order.address, ...rejection?.typed })
  const [touched, setTouched] = useState<FieldErrors>({})
  const [handled, setHandled] = useState(result)
  if (base.version !== order.addressVersion) {
    setBase({ address: order.address, version: order.addressVersion })
    setAddress(rebase(address, base.address, order.address))
  }
  if (handled !== result) {
    setHandled(result)
    setTouched({})
    if (result?.outcome === 'corrected') setAddress(order.address)
  }
  const errors = Object.fromEntries(Object.entries(rejection?.errors ?? {}).filter(([name]) => !(name in touched)))
  return {
    address,
    version: base.version,
    errors,
    rejection,
    set: (name: keyof Address, value: string) => {
      setAddress({ ...address, [name]: value })
      setTouched({ ...touched, [name]: '' })
    },
  }
}
