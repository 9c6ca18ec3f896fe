import { z } from 'zod'
import { CURRENCY_CODES } from '#app/base/currencies.ts'
import { adminText } from '#app/catalog/prices/admin-text.ts'
import { idField, jsonField } from '#app/lib/form-fields.ts'

/** More changes would exceed the maximum size of a form. */
export const MAX_CHANGES = 500

const MAX_TEXT = 60

const unreadable = () => adminText.pricesUnreadable
const minor = z.int().min(0).nullable()
const text = z.string().max(MAX_TEXT, { error: () => adminText.priceTooLong(MAX_TEXT) })

const priceChange = z.strictObject({
  product: idField<'product'>(unreadable),
  variant: idField<'variant'>(unreadable).nullable(),
  market: idField<'market'>(unreadable),
  /** The currency in which the prices were entered. */
  currency: z.enum(CURRENCY_CODES),
  /** For messages: 'Thandi Wrap Dress, S in Germany'. */
  name: z.string().max(400),
  /** The fixed prices when the cell was loaded. */
  loaded: z.strictObject({ price: minor, salePrice: minor, compareAtPrice: minor }),
  texts: z.strictObject({ price: text, salePrice: text, compareAtPrice: text }),
})

export type PriceChange = z.output<typeof priceChange>

export const fixedPricesInput = z.strictObject({
  changes: jsonField(
    z
      .array(priceChange)
      .min(1, { error: () => adminText.nothingChanged })
      .max(MAX_CHANGES, { error: () => adminText.tooManyPrices(MAX_CHANGES) }),
    { max: 400_000, unreadable },
  ),
})
