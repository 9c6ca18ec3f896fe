import { z } from 'zod'
import { isCountryCode } from '#app/base/country-codes.ts'
import { type CurrencyCode, isCurrency } from '#app/base/currencies.ts'
import { parseLanguage } from '#app/base/language-names.ts'
import { parseJson } from '#app/lib/json.ts'
import { adminText } from '#app/operations/setup/admin-text.ts'
import { type BrandLook, brandLook } from '#app/store/brand-look.ts'

/** The choices that the preview of the store shows. Missing or invalid choices change nothing. */
export type SetupChoices = {
  readonly name?: string | undefined
  readonly country?: string | undefined
  readonly language?: string | undefined
  readonly currency?: CurrencyCode | undefined
  readonly look?: BrandLook | undefined
}

const choices = z.object({
  name: z.string().trim().min(1).max(100).optional().catch(undefined),
  country: z.string().refine(isCountryCode).optional().catch(undefined),
  language: z
    .string()
    .refine((code) => parseLanguage(code) !== null)
    .optional()
    .catch(undefined),
  currency: z.string().refine(isCurrency).optional().catch(undefined),
  look: z.string().transform(parseJson).pipe(brandLook).optional().catch(undefined),
})

export function readChoices(query: URLSearchParams): SetupChoices {
  return choices.parse(Object.fromEntries(query))
}

type ShownForm = {
  readonly country: string
  readonly storeName: string
  readonly proposal: { readonly language: string; readonly currency: CurrencyCode } | null
}

/**
 * Returns the choices that the form shows: the typed name, the language and currency if they were typed for this
 * country, and the defaults for everything else.
 */
export function mergeChoices({ country, storeName, proposal }: ShownForm, typed: SetupChoices): SetupChoices {
  const isSameCountry = typed.country === country
  return {
    name: typed.name ?? (storeName || adminText.unnamedStore),
    ...(proposal && {
      country,
      language: (isSameCountry && typed.language) || proposal.language,
      currency: (isSameCountry && typed.currency) || proposal.currency,
    }),
  }
}

export function writeChoices({ look, ...texts }: SetupChoices): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, text] of Object.entries(texts)) if (text) query.set(name, text)
  if (look) query.set('look', JSON.stringify(look))
  return query
}
