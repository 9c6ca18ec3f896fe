import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { href, useFetcher, useRevalidator } from 'react-router'
import type { FieldErrors } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import type { FormOrder, OrderResult } from '#app/orders/admin/order-draft.ts'
import { type ParcelSettings, type Tracking, TrackingFields } from '#app/orders/admin/tracking-fields.tsx'
import { isUnshipped } from '#app/orders/order-status.ts'
import { SwitchField } from '#app/ui/admin/admin-field.tsx'
import { ErrorBanner } from '#app/ui/admin/error-banner.tsx'
import { useResult } from '#app/ui/admin/use-result.ts'

type OrderToShip = {
  readonly id: Id<'order'>
  readonly version: string
  readonly isPickup: boolean
  /** False if the customer's data was erased. */
  readonly hasEmail: boolean
}

type ShipFormProps = {
  readonly order: OrderToShip
  readonly parcels: ParcelSettings
  readonly tracking: Tracking
  readonly onTrackingChange: (tracking: Tracking) => void
  readonly onShipped?: () => void
  /** Called if the order can no longer be shipped, because someone else shipped or cancelled it. */
  readonly onOvertaken?: (current: FormOrder) => void
  /** Renders the buttons. */
  readonly children: (isSaving: boolean) => ReactNode
}

/** Marks an order as shipped, with its tracking number, and notifies the customer. */
export function ShipForm({
  order,
  parcels,
  tracking,
  onTrackingChange,
  onShipped,
  onOvertaken,
  children,
}: ShipFormProps) {
  const { id, version, isPickup, hasEmail } = order
  const fetcher = useFetcher<OrderResult>()
  const [isNotifying, setIsNotifying] = useState(true)
  const [errors, setErrors] = useState<FieldErrors>({})
  const { revalidate } = useRevalidator()
  // Handled immediately, because the form disappears when the data is reloaded
  useResult({ data: fetcher.data, state: 'idle' }, (result) => {
    if (result.outcome === 'saved') onShipped?.()
    if (result.outcome === 'rejected') {
      setErrors(result.errors)
      if (result.current && !isUnshipped(result.current.status)) onOvertaken?.(result.current)
      if (result.current) void revalidate()
    }
  })
  const { trackingNumber: trackingError, ...others } = errors
  const problem = Object.values(others)[0]
  return (
    <fetcher.Form
      method="post"
      action={href('/admin/orders/:id', { id })}
      noValidate
      className="grid gap-4"
      onKeyDown={focusSubmit}
    >
      {problem && <ErrorBanner>{problem}</ErrorBanner>}
      <input type="hidden" name="status" value="shipped" />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="notify" value={isNotifying ? 'yes' : 'no'} />
      {isPickup ? (
        <input type="hidden" name="trackingNumber" value={tracking.trackingNumber} />
      ) : (
        <TrackingFields
          id="ship-tracking"
          tracking={tracking}
          parcels={parcels}
          error={trackingError}
          onChange={(changed) => {
            onTrackingChange(changed)
            setErrors({})
          }}
        />
      )}
      {hasEmail && (
        <SwitchField
          label={adminText.notifyCustomer}
          checked={isNotifying}
          onChange={(event) => setIsNotifying(event.currentTarget.checked)}
        />
      )}
      {children(fetcher.state !== 'idle')}
    </fetcher.Form>
  )
}

/**
 * Scanners send Enter after a tracking number. That Enter moves the focus to the button, and only a second Enter ships
 * the order.
 */
function focusSubmit(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLElement>('button[type="submit"]')?.focus()
}
