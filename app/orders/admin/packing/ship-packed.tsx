import { useEffect, useRef, useState } from 'react'
import { href, Link } from 'react-router'
import { recognizeCarrier } from '#app/base/carriers.ts'
import { formatMoney } from '#app/base/money.ts'
import { parseGtin } from '#app/catalog/variant-codes.ts'
import { CopyAddress } from '#app/orders/admin/copy-address.tsx'
import { getShipLabel } from '#app/orders/admin/next-step.ts'
import { adminText } from '#app/orders/admin/packing/admin-text.ts'
import type { PackOrder } from '#app/orders/admin/packing/pack-orders.server.ts'
import { RejectedItem, type RejectedScan } from '#app/orders/admin/packing/rejected-item.tsx'
import { normalizeScannedCode } from '#app/orders/admin/packing/scanned-code.ts'
import { useKeyScanner } from '#app/orders/admin/packing/use-key-scanner.ts'
import { ShipForm } from '#app/orders/admin/ship-form.tsx'
import type { ParcelSettings, Tracking } from '#app/orders/admin/tracking-fields.tsx'
import { getOrderStatusLabel } from '#app/orders/order-labels.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { getPressableProps } from '#app/ui/pressable.ts'
import { useToast } from '#app/ui/toast.tsx'

/** The message that someone else changed the order stays longer, because the next order is already on the screen. */
const OVERTAKEN_MS = 20_000

type ShipPackedProps = {
  readonly order: PackOrder
  /** Items of the whole batch. If one of them is scanned now, its code is not a tracking number. */
  readonly batchLines: readonly PackOrder['lines'][number][]
  readonly parcels: ParcelSettings
  readonly tracking: Tracking
  readonly onTrackingChange: (tracking: Tracking) => void
  readonly onUndo: () => void
  readonly onSkip: () => void
  /** Undefined if there is no skipped order to go back to. */
  readonly onPrevious: (() => void) | undefined
}

const listPrints = () => [
  { document: 'label', label: adminText.addressLabel },
  { document: 'packing-slip', label: adminText.packingSlip },
]

/**
 * Shows the last step of an order: its address, packing slip and shipment. Scanning a label fills in the tracking
 * number.
 */
export function ShipPacked({
  order,
  batchLines,
  parcels,
  tracking,
  onTrackingChange,
  onUndo,
  onSkip,
  onPrevious,
}: ShipPackedProps) {
  const { id, orderNumber, isPickup, addressLines, shippingName, due } = order
  const [rejected, setRejected] = useState<RejectedScan | null>(null)
  const toast = useToast()
  const enterTracking = (code: string) => {
    setRejected(null)
    onTrackingChange({ trackingNumber: code, carrier: recognizeCarrier(code, parcels.country, parcels.own) })
  }
  useKeyScanner((code) => {
    const scanned = normalizeScannedCode(code)
    const item = batchLines.find(({ codes, sharedCodes }) => codes.includes(scanned) || sharedCodes.includes(scanned))
    if (item || parseGtin(code)) setRejected({ code, item: item ?? null, packed: null })
    else enterTracking(code)
  })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <div className="grid gap-6 p-4">
        <h1 ref={heading} tabIndex={-1} className="text-sub font-semibold outline-none">
          {adminText.readyToShip}
        </h1>
        <section aria-label={isPickup ? adminText.pickedUpBy : adminText.shipTo} className="text-md">
          <h2 className="text-sm text-ink-2">{isPickup ? adminText.pickedUpBy : adminText.shipTo}</h2>
          <address className="wrap-anywhere whitespace-pre-line not-italic">{addressLines.join('\n')}</address>
          <p className="mt-2 text-base text-ink-2">
            {shippingName}
            {due && <strong className="block text-ink">{adminText.collect(formatMoney(due))}</strong>}
          </p>
          <p className="mt-2 flex flex-wrap gap-x-6 text-base">
            <CopyAddress lines={addressLines} />
            {listPrints().map(({ document, label }) => (
              <Link
                key={document}
                to={href('/admin/orders/:id/print/:document', { id, document })}
                target="_blank"
                className="text-button"
              >
                {label}
              </Link>
            ))}
          </p>
        </section>
      </div>
      <div className="mt-auto border-t border-line p-4">
        <ShipForm
          order={order}
          parcels={parcels}
          tracking={tracking}
          onTrackingChange={onTrackingChange}
          onOvertaken={({ status, trackingNumber }) =>
            toast(
              adminText.overtaken(orderNumber, getOrderStatusLabel(status), trackingNumber, tracking.trackingNumber),
              'error',
              OVERTAKEN_MS,
            )
          }
        >
          {(isSaving) => (
            <>
              <div className="flex flex-wrap gap-x-6 text-base">
                <TextButton onClick={onUndo}>{adminText.packAgain}</TextButton>
                <span className="ml-auto flex gap-x-6">
                  {onPrevious && <TextButton onClick={onPrevious}>{adminText.previousOrder}</TextButton>}
                  <TextButton onClick={onSkip}>{adminText.skipOrder}</TextButton>
                </span>
              </div>
              <button type="submit" className="packing-button" {...getPressableProps({ busy: isSaving })}>
                {getShipLabel(isPickup)}
              </button>
            </>
          )}
        </ShipForm>
      </div>
      <RejectedItem
        scan={rejected}
        expected={null}
        onClose={() => setRejected(null)}
        onTracking={rejected && !rejected.item ? () => enterTracking(rejected.code) : undefined}
      />
    </>
  )
}
