import { countriesIn, EU_MEMBERS } from '#app/base/countries.ts'
import { currentLanguage, DEFAULT_LANGUAGE, type Language } from '#app/lib/language.ts'
import type { NoticeImage } from '#app/store/brand-look.ts'

/** Directive (EU) 2019/771, Art. 10(1): the minimum in the EU. */
const MINIMUM_YEARS = 2

/**
 * Countries where the seller is liable for a longer fixed period: Art. 120 Real Decreto Legislativo 1/2007 and Art. 12
 * Decreto-Lei 84/2021 (both since 2022-01-01), and 4 kap. 14 § konsumentköplagen (2022:260). Other countries have no
 * fixed period, or a longer one for some goods, so the notice says ‘at least’.
 */
const LONGER_PERIODS: Readonly<Record<string, number>> = { ES: 3, PT: 3, SE: 3 }

/**
 * Returns the number of years in the legal guarantee notice for consumers in a country or a group such as 'EU'; null
 * outside the EU.
 */
export function findNoticeYears(country: string): number | null {
  const members = countriesIn(country).filter((member) => EU_MEMBERS.includes(member))
  return members.length === 0 ? null : Math.min(...members.map((member) => LONGER_PERIODS[member] ?? MINIMUM_YEARS))
}

/** The storefront's languages that are official in the EU. The Your Europe site is available in all of them. */
const OFFICIAL_LANGUAGES: readonly string[] = [
  'de',
  'en',
  'es',
  'fr',
  'it',
  'nl',
  'pl',
  'pt',
] satisfies readonly Language[]

/**
 * Returns the URL of the EU's page for consumers, in the current page's language. The QR code on the EU's harmonized
 * notice links to it (Implementing Regulation (EU) 2025/1960, Annex I).
 */
export function getGuaranteeUrl(): string {
  const language = currentLanguage()
  const pageLanguage = OFFICIAL_LANGUAGES.includes(language) ? language : DEFAULT_LANGUAGE
  return `https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_${pageLanguage}.htm`
}

/** Returns an image's path. The content at a path never changes. */
export function getNoticeUrl({ id }: Pick<NoticeImage, 'id'>): string {
  return `/brand/${id}.png`
}
