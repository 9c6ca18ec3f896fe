import { z } from 'zod'
import { isCountryCode } from '#app/features/addresses/country-codes.ts'
import { parsePercent } from '#app/features/money/rates.ts'
import { STARTER_COUNTRIES } from '#app/features/taxes/starter-rates.ts'
import { TAX_CLASSES } from '#app/features/taxes/tax-class.ts'
import { idField } from '#app/lib/id-field.ts'

const LAST_DAY = '2099-12-31'
const RATE_MESSAGE = 'The rate is a number from 0 to 100, with at most 4 decimals'

const place = {
  country: z.string().refine((code) => code === 'EU' || isCountryCode(code), 'Choose a country'),
  region: z.string().regex(/^[A-Z0-9]{0,3}$/, 'Choose a region from the list'),
}
const day = z.iso.date('Enter a date')
/** Of the state that the form was loaded from. */
const version = z.string().max(100)

/** A rate begins today or later, because one that applied is history. */
export function rateInput(today: string) {
  return z
    .strictObject({
      ...place,
      taxClass: z.enum(TAX_CLASSES, 'Choose a class'),
      name: z.string().trim().min(1, 'Name is required').max(40, 'The name has at most 40 characters'),
      rate: z
        .string()
        .trim()
        .transform((typed, ctx) => {
          const rate = parseRatePercent(typed)
          if (rate !== null) return rate
          ctx.addIssue(RATE_MESSAGE)
          return z.NEVER
        }),
      validFrom: day
        .refine((first) => first >= today, 'The first day is today or later')
        .refine((first) => first <= LAST_DAY, 'The first day is before the year 2100'),
      version,
    })
    .refine(({ taxClass, rate }) => taxClass !== 'zero' || rate === 0, {
      path: ['rate'],
      message: 'The rate of the class Zero is 0',
    })
}

export type RateInput = z.output<ReturnType<typeof rateInput>>

/** The number is checked with the country's rules on the server (vat-number.ts). */
export const registrationInput = z.strictObject({
  ...place,
  number: z.string().trim().max(40, 'The number has at most 40 characters'),
  validFrom: day.refine((first) => first <= LAST_DAY, 'The day is before the year 2100'),
  version,
})

export type RegistrationInput = z.output<typeof registrationInput>

export const removalInput = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('remove-rate'), id: idField<'tax-rate'>('Unknown rate') }),
  z.strictObject({ intent: z.literal('remove-registration'), id: idField<'tax-registration'>('Unknown registration') }),
])

export const STARTER_LISTS = ['country'] as const

export const starterInput = z.strictObject({
  country: z
    .array(z.string().refine((code) => STARTER_COUNTRIES.includes(code), 'Unknown country'))
    .min(1, 'Choose at least one country'),
})

/** In parts per million. A fifth decimal would be lost, so it is refused. */
function parseRatePercent(typed: string): number | null {
  const bare = typed.replace(/%$/, '').trimEnd()
  if (!/^\d{1,3}(\.\d{0,4})?$|^\.\d{1,4}$/.test(bare)) return null
  const rate = parsePercent(bare)
  return rate !== null && rate <= 1_000_000 ? rate : null
}
