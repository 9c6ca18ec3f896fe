import { z } from 'zod'
import { CURRENCY_CODES } from '#app/features/money/currencies.ts'
import { PRICE_COLUMNS } from '#app/features/prices/admin/price-set.ts'
import { idField } from '#app/lib/id-field.ts'
import { jsonField } from '#app/lib/json-field.ts'

/** More would exceed the size of a form. */
export const MAX_CHANGES = 500

const UNREADABLE = 'These prices could not be read. Reload the page.'
const minor = z.int().min(0).nullable()
const text = z.string().max(60, 'A price has at most 60 characters')

const priceChange = z.strictObject({
  product: idField<'product'>(UNREADABLE),
  variant: idField<'variant'>(UNREADABLE).nullable(),
  market: idField<'market'>(UNREADABLE),
  /** In which the prices were entered. */
  currency: z.enum(CURRENCY_CODES),
  /** For messages: 'Thandi Wrap Dress, S in Germany'. */
  name: z.string().max(400),
  /** What was fixed when the cell was loaded. */
  loaded: z.strictObject({ price: minor, salePrice: minor, compareAtPrice: minor }),
  texts: z.strictObject({ price: text, salePrice: text, compareAtPrice: text }),
})

export type PriceChange = z.output<typeof priceChange>

export const fixedPricesInput = z.strictObject({
  changes: jsonField(
    z.array(priceChange).min(1, 'Nothing was changed').max(MAX_CHANGES, `Save at most ${MAX_CHANGES} prices at once`),
    { max: 400_000, unreadable: UNREADABLE },
  ),
})

export function isSamePrices<Value>(a: Record<(typeof PRICE_COLUMNS)[number], Value>, b: typeof a): boolean {
  return PRICE_COLUMNS.every((column) => a[column] === b[column])
}
