import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { href, Link, useFetcher, useRevalidator } from 'react-router'
import type { Id } from '#app/lib/id.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import { findNextStep, getShipLabel } from '#app/orders/admin/next-step.ts'
import type { FormOrder, OrderResult } from '#app/orders/admin/order-draft.ts'
import { CHANGE_STATUS_ID } from '#app/orders/admin/order-shipment.tsx'
import { adminText as packingText } from '#app/orders/admin/packing/admin-text.ts'
import { usePackingSession } from '#app/orders/admin/packing/packing-session.ts'
import { ShipForm } from '#app/orders/admin/ship-form.tsx'
import type { ParcelSettings } from '#app/orders/admin/tracking-fields.tsx'
import { getOrderPath } from '#app/orders/order.ts'
import type { Order, OrderItem } from '#app/orders/orders.server.ts'
import { ActionMenu } from '#app/ui/admin/action-menu.tsx'
import { AdminButton, AdminButtonLink, TextLink } from '#app/ui/admin/admin-button.tsx'
import { CopyButton } from '#app/ui/admin/copy-button.tsx'
import { FormButtons } from '#app/ui/admin/form-buttons.tsx'
import { useResult } from '#app/ui/admin/use-result.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { LocalTime } from '#app/ui/local-time.tsx'
import { useToast } from '#app/ui/toast.tsx'

type Neighbor = { readonly id: Id<'order'> } | null

type OrderHeaderProps = {
  readonly order: Order
  readonly form: FormOrder
  readonly items: readonly OrderItem[]
  /** The number of units in open withdrawals. Staff do not pack these units. */
  readonly withdrawnUnits: number
  readonly parcels: ParcelSettings
  readonly neighbors: { readonly newer: Neighbor; readonly older: Neighbor }
  /** The button that confirms the transfer, if the order is waiting for one. */
  readonly confirmPayment: ReactNode
}

/** Shows who placed the order and when, and the next step. All other actions are in the "…" menu. */
export function OrderHeader({
  order,
  form,
  items,
  withdrawnUnits,
  parcels,
  neighbors,
  confirmPayment,
}: OrderHeaderProps) {
  const [isShipping, setIsShipping] = useState(false)
  const units = items.reduce((sum, { quantity, returned }) => sum + quantity - returned, -withdrawnUnits)
  const isPacked = useIsPacked(order.id, units)
  const step = findNextStep({ ...order, awaitsTransfer: confirmPayment !== null, units, isPacked })
  const isReady = useHydrated()
  const isPickup = order.shippingKind === 'pickup'
  const openShipping = () => setIsShipping(true)
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-base">
      <p className="min-w-0 flex-1 basis-40 text-ink-2 wrap-anywhere">
        {[order.customerName, adminText.placedOn].filter(Boolean).join(' · ')} <LocalTime at={order.createdAt} />
      </p>
      <nav aria-label={adminText.neighboringOrders} className="flex">
        <NeighborLink order={neighbors.newer} rel="prev" label={adminText.newerOrder} />
        <NeighborLink order={neighbors.older} rel="next" label={adminText.olderOrder} />
      </nav>
      <div className="flex gap-2 max-md:w-full [&>:first-child:not(:last-child)]:grow">
        {step === 'confirm-payment' && confirmPayment}
        {step === 'pack' && (
          <AdminButtonLink look="primary" to={`${href('/admin/orders/pack')}?ids=${order.id}`}>
            {packingText.pack}
          </AdminButtonLink>
        )}
        {step === 'ship' && (
          <AdminButton look="primary" disabled={!isReady} onClick={openShipping}>
            {getShipLabel(isPickup)}
          </AdminButton>
        )}
        {step === 'deliver' && <DeliverButton order={order} form={form} isPickup={isPickup} />}
        <ActionMenu label={adminText.moreActions}>
          {step === 'pack' && (
            <button type="button" onClick={openShipping}>
              {isPickup ? adminText.readyForPickup : adminText.shipWithoutPacking}
            </button>
          )}
          <Link to={{ hash: CHANGE_STATUS_ID }}>{adminText.changeStatus}</Link>
          <CopyButton
            text={order.orderNumber}
            label={adminText.copyNumber}
            copied={adminText.numberCopied}
            failed={adminText.numberNotCopied}
          />
          <Link to={getOrderPath(order.link)} reloadDocument>
            {adminText.shopperPage}
          </Link>
        </ActionMenu>
      </div>
      <Dialog
        open={isShipping}
        onClose={() => setIsShipping(false)}
        label={adminText.shipThisOrder}
        className="form-dialog"
      >
        {isShipping && <ShipDialog order={order} form={form} parcels={parcels} onClose={() => setIsShipping(false)} />}
      </Dialog>
    </div>
  )
}

/** Returns true if everything was packed in this tab but not shipped yet. */
function useIsPacked(order: Id<'order'>, units: number): boolean {
  const { packed } = usePackingSession()
  const counts = Object.values(packed[order] ?? {})
  return units > 0 && counts.reduce((sum, count) => sum + count, 0) >= units
}

type NeighborLinkProps = { readonly order: Neighbor; readonly rel: 'prev' | 'next'; readonly label: string }

function NeighborLink({ order, rel, label }: NeighborLinkProps) {
  const Icon = rel === 'prev' ? ChevronLeft : ChevronRight
  if (!order) {
    return (
      <span aria-hidden="true" className="grid size-9 place-items-center text-ink-3 max-md:size-11">
        <Icon className="size-5" />
      </span>
    )
  }
  return (
    <Link
      to={href('/admin/orders/:id', { id: order.id })}
      rel={rel}
      aria-label={label}
      title={label}
      className="grid size-9 place-items-center hover:bg-pearl max-md:size-11"
    >
      <Icon className="size-5" aria-hidden="true" />
    </Link>
  )
}

type ShipDialogProps = Pick<OrderHeaderProps, 'order' | 'form' | 'parcels'> & { readonly onClose: () => void }

function ShipDialog({ order, form, parcels, onClose }: ShipDialogProps) {
  const isPickup = order.shippingKind === 'pickup'
  const toast = useToast()
  const [tracking, setTracking] = useState({ trackingNumber: form.trackingNumber, carrier: form.carrier })
  return (
    <>
      <h2 className="mb-4 text-lg font-semibold">{adminText.shipThisOrder}</h2>
      <p className="mb-4 text-base">
        <TextLink to={href('/admin/orders/:id/print/:document', { id: order.id, document: 'label' })} target="_blank">
          {adminText.printLabel}
        </TextLink>
      </p>
      <ShipForm
        order={{ id: order.id, version: form.version, isPickup, hasEmail: order.customerEmail !== '' }}
        parcels={parcels}
        tracking={tracking}
        onTrackingChange={setTracking}
        onShipped={() => {
          toast(isPickup ? adminText.orderIsReady : adminText.orderShipped)
          onClose()
        }}
      >
        {(isSaving) => (
          <FormButtons isSaving={isSaving} onCancel={onClose}>
            {isSaving ? adminText.saving : getShipLabel(isPickup)}
          </FormButtons>
        )}
      </ShipForm>
    </>
  )
}

type DeliverButtonProps = Pick<OrderHeaderProps, 'order' | 'form'> & { readonly isPickup: boolean }

function DeliverButton({ order, form, isPickup }: DeliverButtonProps) {
  const fetcher = useFetcher<OrderResult>()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  useResult({ data: fetcher.data, state: 'idle' }, (result) => {
    if (result.outcome === 'saved') return toast(adminText.orderSaved)
    if (result.outcome !== 'rejected') return
    toast(Object.values(result.errors)[0] ?? adminText.orderNotSaved, 'error')
    if (result.current) void revalidate()
  })
  return (
    <fetcher.Form method="post" action={href('/admin/orders/:id', { id: order.id })} className="flex">
      <input type="hidden" name="status" value="delivered" />
      <input type="hidden" name="version" value={form.version} />
      <input type="hidden" name="trackingNumber" value={form.trackingNumber} />
      <input type="hidden" name="carrier" value={form.carrier} />
      <AdminButton type="submit" look="primary" busy={fetcher.state !== 'idle'} className="grow">
        {isPickup ? adminText.markAsPickedUp : adminText.markAsDelivered}
      </AdminButton>
    </fetcher.Form>
  )
}
