import { z } from 'zod'
import { parseLanguage } from '#app/base/language-names.ts'
import { idField } from '#app/lib/form-fields.ts'
import { adminText } from '#app/operations/languages/admin-text.ts'

/** Sent instead of a market's id. */
export const NEW_MARKET = 'new'

const unknown = () => adminText.marketUnknown

/** The market whose form opens, and the language that is filled in there. */
export const addLanguageInput = z.strictObject({
  market: z.union([z.literal(NEW_MARKET), idField<'market'>(unknown)], { error: unknown }),
  language: z
    .string()
    .max(40)
    .refine((typed) => parseLanguage(typed) !== null, { error: () => adminText.languageUnknown }),
})
