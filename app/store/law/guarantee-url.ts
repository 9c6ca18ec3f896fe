import { currentLanguage, DEFAULT_LANGUAGE, type Language } from '#app/lib/language.ts'

/** Our languages that are official in the EU, in which Your Europe exists. */
const OFFICIAL: readonly string[] = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt'] satisfies readonly Language[]

/**
 * What the EU explains to consumers, to which the QR code of its harmonised notice leads (Implementing Regulation (EU)
 * 2025/1960, Annex I), in the language of the page.
 */
export function guaranteeUrl(): string {
  const language = currentLanguage()
  const shown = OFFICIAL.includes(language) ? language : DEFAULT_LANGUAGE
  return `https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_${shown}.htm`
}
