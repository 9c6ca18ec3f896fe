import { Icon } from '#app/ui/icon.tsx'

type QuantityStepperProps = {
  quantity: number
  /** The most that can be had. */
  max: number
  /** The least; 0 where going below 1 removes the line. */
  min?: 0 | 1
  onChange: (quantity: number) => void
  size?: 'small' | 'large'
}

/** Minus, the number, plus: three cells in one border. */
export function QuantityStepper({ quantity, max, min = 1, onChange, size = 'small' }: QuantityStepperProps) {
  const cell = size === 'large' ? 'h-13 w-12' : 'size-11'
  return (
    <div className="inline-flex border border-edge">
      <button
        type="button"
        className={`grid place-items-center disabled:text-edge ${cell}`}
        aria-label="Decrease quantity"
        disabled={quantity <= min}
        onClick={() => onChange(quantity - 1)}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label="Quantity"
        autoComplete="off"
        className={`no-spinner text-center text-[1rem] tabular-nums ${cell}`}
        min={1}
        max={max}
        value={quantity}
        onChange={(event) => {
          const typed = event.target.valueAsNumber
          if (Number.isInteger(typed)) onChange(Math.min(Math.max(typed, 1), Math.max(max, 1)))
        }}
      />
      <button
        type="button"
        className={`grid place-items-center disabled:text-edge ${cell}`}
        aria-label="Increase quantity"
        disabled={quantity >= max}
        onClick={() => onChange(quantity + 1)}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </div>
  )
}
