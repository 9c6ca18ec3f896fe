import { z } from 'zod'
import { isCountryCode } from '#app/base/country-codes.ts'
import { isCurrency } from '#app/base/currencies.ts'
import { parseLanguage } from '#app/base/language-names.ts'
import { MAX_PRICE_MINOR } from '#app/base/money.ts'
import { parseTypedMoney } from '#app/base/typed-money.ts'
import { WEIGHT_UNITS } from '#app/base/weight.ts'
import { textField } from '#app/lib/form-fields.ts'
import { isTimeZone } from '#app/lib/zone-names.ts'
import { adminText } from '#app/operations/setup/admin-text.ts'
import { formVersion } from '#app/ui/admin/form-version.ts'

const MAX_NAME = 100
const MAX_EMAIL = 254
/** The maximum length of `store_address` in the settings. */
export const MAX_ADDRESS = 500

/**
 * The settings that the owner confirms. The form omits fields for parts of the store that the setup leaves unchanged.
 */
export const setupInput = z
  .strictObject({
    version: formVersion,
    /** The country whose defaults the form shows. */
    defaults_for: z.string().optional(),
    store_name: textField(MAX_NAME, {
      missing: () => adminText.nameMissing,
      tooLong: () => adminText.nameTooLong(MAX_NAME),
    }),
    store_email: z.union([
      z.literal(''),
      z.email({ error: () => adminText.notAnEmail }).max(MAX_EMAIL, { error: () => adminText.emailTooLong(MAX_EMAIL) }),
    ]),
    country: z.string().refine(isCountryCode, { error: () => adminText.chooseACountry }),
    language: z.string().refine((code) => parseLanguage(code) !== null, { error: () => adminText.chooseALanguage }),
    currency: z
      .string()
      .refine(isCurrency, { error: () => adminText.chooseACurrency })
      .optional(),
    taxes: z.enum(['included', 'added'], { error: () => adminText.chooseTaxes }).optional(),
    delivery: z.string().trim().optional(),
    time_zone: z.string().refine(isTimeZone, { error: () => adminText.chooseATimeZone }),
    weight_unit: z.enum(WEIGHT_UNITS, { error: () => adminText.chooseAUnit }),
    /**
     * This field and `store_address` are sent only if the country's law requires products to name a manufacturer.
     * Products show the address if the store is the manufacturer.
     */
    is_maker: z.enum(['', 'yes']).optional(),
    store_address: z
      .string()
      .trim()
      .max(MAX_ADDRESS, { error: () => adminText.addressTooLong(MAX_ADDRESS) })
      .optional(),
  })
  .transform(({ currency, delivery = '', taxes, is_maker, defaults_for: _, ...input }, ctx) => {
    const amount = delivery === '' || !currency ? null : parseTypedMoney(delivery, currency)
    if (delivery !== '' && (!amount || amount.minor < 0 || amount.minor > MAX_PRICE_MINOR)) {
      ctx.addIssue({ code: 'custom', path: ['delivery'], message: adminText.deliveryNotAnAmount })
    }
    const isMaker = is_maker === 'yes'
    if (isMaker && input.store_address === '') {
      ctx.addIssue({ code: 'custom', path: ['store_address'], message: adminText.makerAddressMissing })
    }
    if (isMaker && input.store_address !== undefined && input.store_email === '') {
      ctx.addIssue({ code: 'custom', path: ['store_email'], message: adminText.makerEmailMissing })
    }
    return {
      ...input,
      isMaker,
      currency: currency ?? null,
      taxIncluded: taxes === 'included',
      delivery: amount?.minor ?? null,
    }
  })

export type SetupInput = z.output<typeof setupInput>
