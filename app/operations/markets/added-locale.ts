import { parseLanguage } from '#app/base/language-names.ts'
import type { MarketDraft } from '#app/operations/markets/market-draft.ts'
import { checkPrefix } from '#app/operations/markets/prefix.ts'
import type { FormLocale } from '#app/pricing/read-markets.server.ts'

type Locales = { readonly locales: readonly Pick<FormLocale, 'language' | 'prefix'>[] }

/** The prefix that a language usually has: its code, or with the country of the market if that is taken. '' without one. */
export function proposePrefix(typed: string, countries: readonly string[], taken: readonly string[]): string {
  const code = parseLanguage(typed)?.toLowerCase()
  if (!code) return ''
  const [country] = countries
  const usual = country ? [code, `${code}-${country.toLowerCase()}`] : [code]
  return usual.find((prefix) => !taken.includes(prefix) && checkPrefix(prefix, false) === null) ?? ''
}

/**
 * The row that a link fills in, with the language as its prefix unless that is taken. Null without a known language, or if
 * the market has it. `all`: every market.
 */
export function addedLocale(typed: string | null, own: Locales | null, all: readonly Locales[]): FormLocale | null {
  const language = parseLanguage(typed ?? '')
  if (!language || own?.locales.some((locale) => locale.language === language)) return null
  const taken = all.flatMap(({ locales }) => locales.map(({ prefix }) => prefix))
  return { id: '', language, prefix: proposePrefix(language, [], taken), isDefault: false }
}

/** The draft with the row after those that are filled in. */
export function withLocale(draft: MarketDraft, added: FormLocale | null): MarketDraft {
  if (!added) return draft
  const filled = draft.locales.filter(({ language }) => language !== '')
  return { ...draft, locales: [...filled, { ...added, isDefault: filled.length === 0 }] }
}
