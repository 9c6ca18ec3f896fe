/** Languages of the interface. CONTRIBUTING.md describes how to add one. */
export const LANGUAGES = ['ar', 'de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt'] as const
/** English with accents on every letter, which reveals untranslated text (CLDR's pseudo-locale). */
export const PSEUDO_LANGUAGE = 'en-XA'

export type Language = (typeof LANGUAGES)[number]
type InterfaceLanguage = Language | typeof PSEUDO_LANGUAGE

export const DEFAULT_LANGUAGE = 'en' satisfies Language

/** Returns the interface language for a BCP 47 tag: 'de' for 'de-AT', or English if there is none. */
export function toLanguage(tag: string): InterfaceLanguage {
  if (tag === PSEUDO_LANGUAGE) return PSEUDO_LANGUAGE
  const [base] = tag.split('-')
  return LANGUAGES.find((language) => language === base) ?? DEFAULT_LANGUAGE
}

/** Returns true if the interface is translated into the language of a BCP 47 tag. */
export function hasMessages(tag: string): boolean {
  const [base] = tag.split('-')
  return LANGUAGES.some((language) => language === base)
}

let findTag: () => string | undefined = () =>
  typeof document === 'undefined' ? undefined : document.documentElement.lang

/** Returns the BCP 47 tag of the current page, email or response. */
export function currentTag(): string {
  const tag = findTag() || DEFAULT_LANGUAGE
  return tag === 'pt' ? 'pt-PT' : tag // CLDR's 'pt' is Brazilian, but our text is European Portuguese
}

/** Returns the interface language of the current page, email or response. */
export function currentLanguage(): InterfaceLanguage {
  return toLanguage(currentTag())
}

/**
 * Sets where the tag comes from: the request on the server, or by default the page in a browser. Returns a reset
 * function for tests.
 */
export function setTagSource(source: () => string | undefined): () => void {
  const previous = findTag
  findTag = source
  return () => {
    findTag = previous
  }
}

/** Matches languages and scripts that are written from right to left. */
const RIGHT_TO_LEFT = /^(ar|arc|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)(?!-Latn)\b|-(Arab|Hebr|Thaa|Syrc|Nkoo)\b/

/** Returns the `dir` attribute for a language; undefined if it is written from left to right, the default. */
export function findDirAttribute(language: string): 'rtl' | undefined {
  return RIGHT_TO_LEFT.test(language) ? 'rtl' : undefined
}

/** Returns the sign of horizontal steps: 1 for left-to-right text, -1 for right-to-left text. */
export function getLineDirection(): 1 | -1 {
  return document.dir === 'rtl' ? -1 : 1
}
