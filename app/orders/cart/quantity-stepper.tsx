import { useState } from 'react'
import { parseTypedInteger } from '#app/lib/format/parse-number.ts'
import { cartText } from '#app/orders/cart/cart-text.ts'
import { Icon } from '#app/ui/icon.tsx'

type QuantityStepperProps = {
  quantity: number
  max: number
  min?: 0 | 1
  productName?: string
  onChange: (quantity: number) => void
  /** A large stepper takes the free width of its row on phones. */
  size?: 'small' | 'large'
}

/** Only the whole part of a typed number such as '2.9' counts. */
const FRACTION = /[.,٫]\p{Nd}*$/u

/**
 * A typed number takes effect on blur or Enter. A button at its limit is `aria-disabled`, so that it keeps focus.
 * The input is a text field, because number fields drop digits of other scripts.
 */
export function QuantityStepper({
  quantity,
  max,
  min = 1,
  productName,
  onChange,
  size = 'small',
}: QuantityStepperProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isLarge = size === 'large'
  const cell = isLarge ? 'h-13 w-11 max-[359px]:w-10 sm:w-12' : 'h-11 w-11'
  const clampQuantity = (wanted: number) => Math.min(Math.max(wanted, min), Math.max(max, 1))
  const commitTyped = () => {
    const entered = parseTypedInteger(typed ?? '') ?? parseTypedInteger((typed ?? '').replace(FRACTION, ''))
    const wanted = entered === null ? quantity : clampQuantity(entered)
    if (wanted !== quantity) onChange(wanted)
    setTyped(null)
  }
  const step = (by: 1 | -1) => {
    const next = clampQuantity(quantity + by)
    if (next !== quantity) onChange(next)
    setTyped(null)
  }
  const renderButton = (name: 'minus' | 'plus', label: string, isAtLimit: boolean, next: number) => (
    <button
      type="button"
      className={`grid min-w-0 place-items-center aria-disabled:cursor-not-allowed aria-disabled:text-edge ${cell}`}
      aria-label={label}
      aria-disabled={isAtLimit}
      onClick={() => {
        if (!isAtLimit) onChange(next)
      }}
    >
      <Icon name={name} className="size-4" />
    </button>
  )
  return (
    <div className={`inline-flex max-w-full rounded-box border border-edge ${isLarge ? 'max-md:flex-1' : ''}`}>
      {renderButton('minus', cartText.decreaseLabel(productName), quantity <= min, Math.min(quantity - 1, max))}
      <input
        role="spinbutton"
        inputMode="numeric"
        aria-label={cartText.quantityLabel(productName)}
        autoComplete="off"
        className={`min-w-0 text-center text-[1rem] tabular-nums ${isLarge ? 'max-md:flex-1' : ''} ${cell}`}
        aria-valuenow={quantity}
        aria-valuemin={min}
        aria-valuemax={max}
        value={typed ?? quantity}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commitTyped}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commitTyped()
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          step(event.key === 'ArrowUp' ? 1 : -1)
        }}
      />
      {renderButton('plus', cartText.increaseLabel(productName), quantity >= max, quantity + 1)}
    </div>
  )
}
