import { LENGTH_UNITS, type LengthUnit } from '#app/catalog/size-guides/lengths.ts'
import { useStored, writeStored } from '#app/ui/local-storage.ts'

const KEY = 'size-unit'

/**
 * Returns the unit that the shopper chose in this browser (at first, the guide's unit), and a function to change it.
 */
export function useShopperUnit(enteredUnit: LengthUnit) {
  const stored = useStored(KEY)
  const unit = LENGTH_UNITS.find((known) => known === stored) ?? enteredUnit
  return [unit, (chosen: LengthUnit) => writeStored(KEY, chosen)] as const
}
