import { z } from 'zod'
import { isCountryCode } from '#app/base/country-codes.ts'
import { parseTypedPercent } from '#app/base/rates.ts'
import { idField, textField } from '#app/lib/form-fields.ts'
import { STARTER_COUNTRIES } from '#app/pricing/starter-rates.data.ts'
import { TAX_CLASSES } from '#app/pricing/tax-class.ts'
import { SHIPPING_TAXES } from '#app/pricing/tax-table.ts'
import { adminText } from '#app/pricing/taxes/admin-text.ts'
import { UNKNOWN_DAY } from '#app/pricing/taxes/tax-list.ts'
import { formVersion } from '#app/ui/admin/form-version.ts'

const LAST_DAY = '2099-12-31'
export const MAX_NAME = 40
export const MAX_NUMBER = 40

const place = {
  country: z.string().refine((code) => code === 'EU' || isCountryCode(code), {
    error: () => adminText.chooseCountry,
  }),
  region: z.string().regex(/^[A-Z0-9]{0,3}$/, { error: () => adminText.chooseRegion }),
}
const day = z.iso.date({ error: () => adminText.enterDate })

/** A new rate begins today or later, because the rates of past days must not change. */
export function rateInput(today: string) {
  return z
    .strictObject({
      ...place,
      taxClass: z.enum(TAX_CLASSES, { error: () => adminText.chooseClass }),
      name: textField(MAX_NAME, {
        missing: () => adminText.nameMissing,
        tooLong: () => adminText.nameTooLong(MAX_NAME),
      }),
      rate: z
        .string()
        .trim()
        .transform((typed, ctx) => {
          const rate = parseRatePercent(typed)
          if (rate !== null) return rate
          ctx.addIssue(adminText.rateInvalid)
          return z.NEVER
        }),
      isAdded: z
        .enum(['yes', ''])
        .default('')
        .transform((value) => value === 'yes'),
      shipping: z.enum(SHIPPING_TAXES).default('market'),
      validFrom: day
        .refine((first) => first >= today, { error: () => adminText.firstDayPast })
        .refine((first) => first <= LAST_DAY, { error: () => adminText.firstDayTooLate }),
      version: formVersion,
    })
    .refine(({ taxClass, rate }) => taxClass !== 'zero' || rate === 0, {
      path: ['rate'],
      error: () => adminText.rateOfZero,
    })
    .refine(({ isAdded, region }) => !isAdded || region !== '', {
      path: ['isAdded'],
      error: () => adminText.addedWithoutRegion,
    })
}

export type RateInput = z.output<ReturnType<typeof rateInput>>

/** The server checks the number against the country's rules (vat-number.ts). */
export const registrationInput = z.strictObject({
  ...place,
  number: textField(MAX_NUMBER, { tooLong: () => adminText.numberTooLong(MAX_NUMBER) }),
  validFrom: z
    .string()
    .transform((first) => first || UNKNOWN_DAY)
    .pipe(day.refine((first) => first <= LAST_DAY, { error: () => adminText.dayTooLate })),
  version: formVersion,
  saveAsNew: z.literal('yes').optional(),
})

export type RegistrationInput = z.output<typeof registrationInput>

export const removalInput = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('remove-rate'), id: idField<'tax-rate'>(() => adminText.unknownRate) }),
  z.strictObject({
    intent: z.literal('remove-registration'),
    id: idField<'tax-registration'>(() => adminText.unknownRegistration),
  }),
])

export const STARTER_LISTS = ['country'] as const

export const starterInput = z.strictObject({
  country: z
    .array(z.string().refine((code) => STARTER_COUNTRIES.includes(code), { error: () => adminText.unknownCountry }))
    .min(1, { error: () => adminText.chooseAtLeastOneCountry }),
})

/** Returns parts per million. */
function parseRatePercent(typed: string): number | null {
  const rate = parseTypedPercent(typed)
  return rate !== null && rate <= 1_000_000 ? rate : null
}
