/** Languages of the interface. Adding one: CONTRIBUTING.md. */
export const LANGUAGES = ['ar', 'de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt'] as const
/** English with accents on every letter, which shows what is not translated (CLDR's pseudo-locale). */
export const PSEUDO_LANGUAGE = 'en-XA'

export type Language = (typeof LANGUAGES)[number]
type ShownLanguage = Language | typeof PSEUDO_LANGUAGE

export const DEFAULT_LANGUAGE = 'en' satisfies Language

/** The language of the interface for a BCP 47 tag: 'de' for 'de-AT'; English if it has none. */
export function toLanguage(tag: string): ShownLanguage {
  if (tag === PSEUDO_LANGUAGE) return PSEUDO_LANGUAGE
  const [base] = tag.split('-')
  return LANGUAGES.find((language) => language === base) ?? DEFAULT_LANGUAGE
}

/** Whether the interface has texts of its own in the language of a BCP 47 tag. */
export function hasMessages(tag: string): boolean {
  const [base] = tag.split('-')
  return LANGUAGES.some((language) => language === base)
}

let find: () => string | undefined = () => (typeof document === 'undefined' ? undefined : document.documentElement.lang)

/** The BCP 47 tag of the page, mail or response that is being made. */
export function currentTag(): string {
  const tag = find() || DEFAULT_LANGUAGE
  return tag === 'pt' ? 'pt-PT' : tag // CLDR's 'pt' is that of Brazil, our texts are of Portugal
}

/** The language of its texts. */
export function currentLanguage(): ShownLanguage {
  return toLanguage(currentTag())
}

/** The server looks at the request; a browser at its page, which is the default. Returns how to go back, for tests. */
export function findTagWith(source: () => string | undefined): () => void {
  const former = find
  find = source
  return () => {
    find = former
  }
}

/** Scripts and languages that are written from right to left. */
const RIGHT_TO_LEFT = /^(ar|arc|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)(?!-Latn)\b|-(Arab|Hebr|Thaa|Syrc|Nkoo)\b/

/** Returns the `dir` of a language; undefined from left to right, the default. */
export function getDirection(language: string): 'rtl' | undefined {
  return RIGHT_TO_LEFT.test(language) ? 'rtl' : undefined
}

/** Returns the sign of horizontal steps: 1 where lines run from left to right, -1 from right to left. */
export function getLineDirection(): 1 | -1 {
  return document.dir === 'rtl' ? -1 : 1
}
