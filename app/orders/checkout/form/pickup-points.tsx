import { useId } from 'react'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import { SHIPPING_ROW } from '#app/orders/checkout/form/shipping-methods.tsx'
import { formatPickupPoint } from '#app/orders/order.ts'
import type { PickupPoint } from '#app/pricing/shipping.ts'
import { getDescribedBy, Notes } from '#app/ui/field.tsx'

export type PickupPointsProps = {
  points: readonly PickupPoint[]
  chosen: string
  onChoose: (id: string) => void
  error: string | undefined
}

export function PickupPoints({ points, chosen, onChoose, error }: PickupPointsProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={getDescribedBy(id, undefined, error)}>
      <legend className="mb-1.5 text-base font-medium">{checkoutText.pickupPoint}</legend>
      <div className="border-t border-line">
        {points.map((point) => (
          <label key={point.id} className={`${SHIPPING_ROW} py-3`}>
            <input
              type="radio"
              name="pickupPoint"
              value={point.id}
              checked={point.id === chosen}
              onChange={() => onChoose(point.id)}
              className="size-5 shrink-0 accent-plum"
            />
            <span>
              {point.name}
              <span className="block text-sm font-normal whitespace-pre-line text-ink-2">
                {formatPickupPoint({ ...point, name: '' })}
              </span>
            </span>
          </label>
        ))}
      </div>
      <Notes id={id} error={error} />
    </fieldset>
  )
}
