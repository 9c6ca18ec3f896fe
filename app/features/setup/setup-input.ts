import { z } from 'zod'
import { isCountryCode } from '#app/features/addresses/country-codes.ts'
import { isCurrency } from '#app/features/money/currencies.ts'
import { MAX_PRICE_MINOR, parseMoney } from '#app/features/money/money.ts'
import { WEIGHT_UNITS } from '#app/features/shipping/weight.ts'
import { isTimeZone } from '#app/lib/zone-names.ts'

const AMOUNT = 'The price of delivery is an amount such as 10 or 7.50'

/** What the owner confirms. Fields of parts that stay as they are, are not sent. */
export const setupInput = z
  .strictObject({
    version: z.string().max(100),
    store_name: z.string().trim().min(1, 'Store name is required').max(100, 'Store name has at most 100 characters'),
    store_email: z.union([
      z.literal(''),
      z.email('Store email must be an email address').max(254, 'Store email has at most 254 characters'),
    ]),
    country: z.string().refine(isCountryCode, 'Choose a country'),
    currency: z.string().refine(isCurrency, 'Choose a currency').optional(),
    taxes: z.enum(['included', 'added'], 'Choose whether prices include taxes').optional(),
    delivery: z.string().trim().optional(),
    time_zone: z.string().refine(isTimeZone, 'Choose a time zone'),
    weight_unit: z.enum(WEIGHT_UNITS, 'Choose a unit'),
  })
  .transform(({ currency, delivery = '', taxes, ...input }, ctx) => {
    const amount = delivery === '' || !currency ? null : parseMoney(delivery, currency)
    if (delivery !== '' && (!amount || amount.minor < 0 || amount.minor > MAX_PRICE_MINOR)) {
      ctx.addIssue({ code: 'custom', path: ['delivery'], message: AMOUNT })
    }
    return { ...input, currency: currency ?? null, taxIncluded: taxes === 'included', delivery: amount?.minor ?? null }
  })

export type SetupInput = z.output<typeof setupInput>
