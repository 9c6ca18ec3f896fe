import { useId } from 'react'
import { adminText } from '#app/orders/admin/packing/admin-text.ts'
import type { PackOrder } from '#app/orders/admin/packing/pack-orders.server.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

type Line = PackOrder['lines'][number]

export type RejectedScan = {
  readonly code: string
  /** The item with this code, if it is in the batch. */
  readonly item: Line | null
  /** The line of this item, if all its units are already packed. */
  readonly packed: Line | null
}

type RejectedItemProps = {
  readonly scan: RejectedScan | null
  /** Null once everything is packed. */
  readonly expected: Line | null
  readonly onClose: () => void
  /** Enters the code as a tracking number: some tracking numbers have the format of item barcodes. */
  readonly onTracking?: (() => void) | undefined
}

/** Covers the screen until staff confirm that the item is not in the parcel, or scan the right one. */
export function RejectedItem({ scan, expected, onClose, onTracking }: RejectedItemProps) {
  const id = useId()
  return (
    <Dialog open={scan !== null} onClose={onClose} labelledBy={id} className="packing-rejected">
      {scan && (
        <>
          <div role="alert" className="grid gap-6 p-6">
            <h2 id={id} className="text-[2.5rem] leading-tight font-semibold">
              {scan.packed ? adminText.tooMany : adminText.wrongItem}
            </h2>
            <div>
              <p className="text-base">{adminText.scanned}</p>
              {scan.item && <ItemName item={scan.item} />}
              <p className={`wrap-anywhere ${scan.item ? 'text-base' : 'text-sub font-semibold'}`}>{scan.code}</p>
            </div>
            {scan.packed && (
              <p className="text-base">{adminText.allPacked(scan.packed.units, scan.packed.productName)}</p>
            )}
            <div>
              <p className="text-base">{adminText.expected}</p>
              {expected ? (
                <ItemName item={expected} />
              ) : (
                <p className="text-sub font-semibold">{adminText.nothingElse}</p>
              )}
            </div>
          </div>
          <div className="mt-auto grid gap-3 p-4">
            {onTracking && (
              <TextButton className="justify-self-start" onClick={onTracking}>
                {adminText.useAsTracking}
              </TextButton>
            )}
            <button type="button" className="packing-button" onClick={onClose}>
              {adminText.takeItOut}
            </button>
          </div>
        </>
      )}
    </Dialog>
  )
}

function ItemName({ item: { productName, variant } }: { readonly item: Line }) {
  return <p className="text-sub font-semibold wrap-anywhere">{[productName, variant].filter(Boolean).join(', ')}</p>
}
