import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { formatMoney } from '#app/base/money.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import type { ChosenOrder } from '#app/orders/admin/bulk/order-bulk.ts'
import { parsePastedColumn } from '#app/orders/admin/pasted-column.ts'
import { BOX } from '#app/ui/admin/admin-field.tsx'
import { OrderNumber } from '#app/ui/order-number.tsx'

export type TrackingNumbers = Readonly<Record<string, string>>

type OrderShipRowsProps = {
  readonly orders: readonly ChosenOrder[]
  readonly tracking: TrackingNumbers
  readonly onTrackingChange: (tracking: TrackingNumbers) => void
}

/** Enter moves to the next field, because barcode scanners send Enter after each code. */
export function OrderShipRows({ orders, tracking, onTrackingChange }: OrderShipRowsProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.querySelector('input')?.focus(), []) // the rows are rendered after the dialog opens
  const paste = (event: ClipboardEvent<HTMLInputElement>, at: number) => {
    const numbers = parsePastedColumn(event.clipboardData.getData('text'))
    if (numbers.length < 2) return
    event.preventDefault()
    const filled = orders.slice(at, at + numbers.length).map(({ id }, index) => [id, numbers[index] ?? ''] as const)
    onTrackingChange({ ...tracking, ...Object.fromEntries(filled) })
  }
  return (
    <div>
      <p className="text-sm text-ink-2">{adminText.trackingHint}</p>
      <ul ref={list} className="mt-2 border-t border-line">
        {orders.map(
          ({ id, orderNumber, customerName, city, shippingMethod, shippingName, trackingNumber, due }, index) => (
            <li key={id} className="grid items-center gap-x-4 gap-y-1 border-b border-line py-2 md:grid-cols-2">
              <label htmlFor={`tracking-${id}`} className="text-base wrap-anywhere">
                <span className="font-medium">
                  <OrderNumber number={orderNumber} />
                </span>
                {shippingMethod !== 'standard' && <span className="text-amber"> · {shippingName}</span>}
                {due && <span className="font-medium"> · {adminText.collect(formatMoney(due))}</span>}
                <span className="block text-sm text-ink-2">
                  {[customerName, city].filter(Boolean).join(', ')}
                  <span className="sr-only">{adminText.screenReaderTracking}</span>
                </span>
              </label>
              <input
                id={`tracking-${id}`}
                autoComplete="off"
                maxLength={100}
                placeholder={trackingNumber || adminText.trackingNumber}
                value={tracking[id] ?? ''}
                className={BOX}
                onChange={(event) => onTrackingChange({ ...tracking, [id]: event.currentTarget.value })}
                onPaste={(event) => paste(event, index)}
                onKeyDown={focusNext}
              />
            </li>
          ),
        )}
      </ul>
    </div>
  )
}

function focusNext(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  const fields = [...(event.currentTarget.form?.querySelectorAll<HTMLElement>('input, button[type="submit"]') ?? [])]
  fields[fields.indexOf(event.currentTarget) + 1]?.focus()
}
