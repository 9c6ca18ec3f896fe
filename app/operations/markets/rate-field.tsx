import { ArrowLeftRight } from 'lucide-react'
import { invert, type Rate } from '#app/base/money.ts'
import { formatPpm, toUnitRate } from '#app/base/rates.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { adminText } from '#app/operations/markets/admin-text.ts'
import { computePercentChange, parseTypedRate, type TypedRate } from '#app/operations/markets/typed-rate.ts'
import { TextField } from '#app/ui/admin/admin-field.tsx'
import { UNSENT } from '#app/ui/admin/unsent-form.tsx'

type RateFieldProps = {
  readonly name: string
  /** True if the rate is submitted as part of a list, not in fields of its own. */
  readonly isListed?: boolean
  readonly from: string
  readonly to: string
  readonly typed: TypedRate
  /** The current rate. */
  readonly current: Rate | null
  readonly required?: boolean
  readonly error: string | undefined
  readonly onChange: (typed: TypedRate) => void
}

/** Edits a rate in either direction, and shows the effect of the typed rate. */
export function RateField({
  name,
  isListed = false,
  from,
  to,
  typed,
  current,
  required,
  error,
  onChange,
}: RateFieldProps) {
  const [unitCurrency, other] = typed.per === 'quote' ? [to, from] : [from, to]
  return (
    <div className="flex items-start gap-2">
      <TextField
        name={name}
        form={isListed ? UNSENT : undefined}
        label={adminText.rateFor(other, unitCurrency)}
        required={required}
        inputMode="decimal"
        maxLength={40}
        className="min-w-0 flex-1"
        value={typed.amount}
        error={error}
        hint={describeEffect(typed, current, to)}
        onChange={(event) => onChange({ ...typed, amount: event.currentTarget.value })}
      />
      <button
        type="button"
        aria-label={adminText.enterOtherSide(unitCurrency, other)}
        title={adminText.enterOtherSide(unitCurrency, other)}
        className="mt-6.5 grid size-9 shrink-0 place-items-center border border-edge hover:bg-mist max-md:size-11"
        onClick={() => onChange(swapSides(typed))}
      >
        <ArrowLeftRight className="size-4" aria-hidden="true" />
      </button>
    </div>
  )
}

const PARTS = 1_000_000

function swapSides({ per, amount }: TypedRate): TypedRate {
  const rate = parseTypedRate({ per: 'quote', amount })
  return {
    per: per === 'quote' ? 'base' : 'quote',
    amount: rate ? formatPpm(toUnitRate(invert(rate)), PARTS) : amount,
  }
}

/** Returns text such as 'Prices in EUR fall by 4.1%', or undefined if there is no effect. */
function describeEffect(typed: TypedRate, current: Rate | null, to: string): string | undefined {
  const rate = parseTypedRate(typed)
  if (!rate || !current) return undefined
  const percent = computePercentChange(current, rate)
  if (percent === 0) return undefined
  return adminText.pricesChange(to, percent, formatNumber(Math.abs(percent), 1))
}
