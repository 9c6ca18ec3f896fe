import { z } from 'zod'
import { parseLanguage } from '#app/features/markets/admin/language.ts'
import { idField } from '#app/lib/id-field.ts'

/** Instead of a market's id. */
export const NEW_MARKET = 'new'

const UNKNOWN = 'This market is not there any more. Choose another one.'

/** Which market's form opens with a language filled in. */
export const addLanguageInput = z.strictObject({
  market: z.union([z.literal(NEW_MARKET), idField<'market'>(UNKNOWN)], UNKNOWN),
  language: z
    .string()
    .max(40)
    .refine((typed) => parseLanguage(typed) !== null, 'This is no language code, such as de or fr-CA'),
})
