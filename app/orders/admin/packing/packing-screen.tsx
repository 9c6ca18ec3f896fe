import { X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { href, Link, useFetchers } from 'react-router'
import { adminText } from '#app/orders/admin/packing/admin-text.ts'
import { PackItems } from '#app/orders/admin/packing/pack-items.tsx'
import type { PackOrder } from '#app/orders/admin/packing/pack-orders.server.ts'
import { countUnits, findNextOrder, isAllPacked, type PackedUnits } from '#app/orders/admin/packing/packing.ts'
import {
  markShipped,
  setPacked,
  setSkipped,
  setTracking,
  usePackingSession,
} from '#app/orders/admin/packing/packing-session.ts'
import { PackingSummary } from '#app/orders/admin/packing/packing-summary.tsx'
import { ShipPacked } from '#app/orders/admin/packing/ship-packed.tsx'
import { useSwipe } from '#app/orders/admin/packing/swipe.ts'
import { useOrderKeys } from '#app/orders/admin/packing/use-order-keys.ts'
import type { ParcelSettings } from '#app/orders/admin/tracking-fields.tsx'
import { OrderNumber } from '#app/ui/order-number.tsx'

type PackingScreenProps = {
  readonly orders: readonly PackOrder[]
  /** Other orders that are ready to pack. */
  readonly remaining: number
  readonly parcels: ParcelSettings
}

const NOTHING: PackedUnits = {}

/** Lets staff pack a batch of orders item by item, and ship each order. */
export function PackingScreen({ orders, remaining, parcels }: PackingScreenProps) {
  const session = usePackingSession()
  const [isCameraOn, setIsCameraOn] = useState(false)
  useEffect(() => {
    for (const { id, state } of orders) if (state === 'shipped') markShipped(id)
  }, [orders])
  const batch = orders.map(({ id }) => id).join()
  const { order, skipped } = findNextOrder(orders, session.batch === batch ? session.skipped : [])
  const isSaving = useFetchers().some(({ state }) => state !== 'idle')
  const setSkippedOrders = (ids: readonly string[]) => {
    if (!isSaving) setSkipped(batch, ids) // a different order would hide the result of saving this one
  }
  const skip = () => order && setSkippedOrders([...skipped, order.id])
  const goBack = skipped.length > 0 ? () => setSkippedOrders(skipped.slice(0, -1)) : undefined
  useOrderKeys({ onNext: () => skip(), onPrevious: () => goBack?.() })
  const hasNext = order !== undefined && findNextOrder(orders, [...skipped, order.id]).order !== undefined
  const swipe = useSwipe({ onNext: hasNext ? skip : undefined, onPrevious: goBack })
  if (!order) {
    return (
      <PackingFrame>
        <PackingSummary
          orders={orders}
          packedHere={session.shipped}
          remaining={remaining}
          onPackSkipped={() => setSkipped(batch, [])}
        />
      </PackingFrame>
    )
  }
  const packed = session.packed[order.id] ?? NOTHING
  const batchLines = orders.flatMap(({ lines }) => lines)
  return (
    <PackingFrame
      order={order}
      position={orders.indexOf(order) + 1}
      total={orders.length}
      packed={packed}
      swipe={swipe}
    >
      {isAllPacked(order.lines, packed) ? (
        <ShipPacked
          key={order.id}
          order={order}
          batchLines={batchLines}
          parcels={parcels}
          tracking={session.tracking[order.id] ?? order}
          onTrackingChange={(tracking) => setTracking(order.id, tracking)}
          onUndo={() => setPacked(order.id, NOTHING)}
          onSkip={skip}
          onPrevious={goBack}
        />
      ) : (
        <PackItems
          key={order.id}
          lines={order.lines}
          batchLines={batchLines}
          packed={packed}
          isCameraOn={isCameraOn}
          onCamera={setIsCameraOn}
          onPacked={(changed) => setPacked(order.id, changed)}
          onSkip={skip}
          onPrevious={goBack}
        />
      )}
    </PackingFrame>
  )
}

type PackingFrameProps = {
  readonly order?: PackOrder
  readonly position?: number
  readonly total?: number
  readonly packed?: PackedUnits
  readonly swipe?: ReturnType<typeof useSwipe>
  readonly children: ReactNode
}

function PackingFrame({ order, position = 0, total = 0, packed = NOTHING, swipe, children }: PackingFrameProps) {
  const units = countUnits(order?.lines ?? [], packed)
  return (
    <div className="packing">
      <header className="packing-header">
        <Link
          to={href('/admin/orders')}
          aria-label={adminText.closePacking}
          className="-ml-3 grid size-11 shrink-0 place-items-center"
        >
          <X className="size-5" aria-hidden="true" />
        </Link>
        {order && (
          <>
            <p className="min-w-0 grow text-sm text-ink-2">
              <span className="block font-semibold text-ink wrap-anywhere">
                <OrderNumber number={order.orderNumber} />
              </span>
              {total > 1 && adminText.orderPosition(position, total)}
            </p>
            <p role="status" className="text-lg font-semibold whitespace-nowrap tabular-nums">
              {adminText.unitCount(units.packed, units.total)}
            </p>
            <progress
              aria-label={adminText.packedUnits}
              value={units.packed}
              max={units.total}
              className="packing-progress"
            />
          </>
        )}
      </header>
      <main id="content" tabIndex={-1} className="packing-content" {...swipe}>
        {children}
      </main>
    </div>
  )
}
