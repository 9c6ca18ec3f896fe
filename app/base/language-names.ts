/** Suggestions; staff can type any other BCP 47 code. */
export const COMMON_LANGUAGES: readonly string[] =
  'en de fr es it nl pt pl sv da fi nb cs sk hu ro bg el hr sl et lv lt ga mt is ca eu tr uk ru ar he fa hi bn ur ta te th vi id ms fil zh ja ko ha ig yo sw am af zu'.split(
    ' ',
  )

/** Language, script and region, as in the constraint locales_language_form. */
const LANGUAGE_PATTERN = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$/

/** Converts 'DE_at' to 'de-AT'. Returns null if the language is unknown. */
export function parseLanguage(typed: string): string | null {
  try {
    const [code = ''] = Intl.getCanonicalLocales(typed.trim().replaceAll('_', '-'))
    return LANGUAGE_PATTERN.test(code) && findName(code) ? code : null
  } catch {
    return null
  }
}

/** Returns a name such as 'German' or 'Austrian German'; '' if the language is unknown. */
export function languageName(typed: string): string {
  const code = parseLanguage(typed)
  return (code && findName(code)) || ''
}

function findName(code: string): string | undefined {
  return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code)
}

/** The number and date formats that the owner can choose. All of them use the digits 0 to 9. */
export const FORMAT_LOCALES = [
  'en-US',
  'en-AU',
  'en-CA',
  'en-GB',
  'en-IE',
  'en-IN',
  'en-NG',
  'en-NZ',
  'en-ZA',
  'cs-CZ',
  'da-DK',
  'de-AT',
  'de-CH',
  'de-DE',
  'es-ES',
  'es-MX',
  'fi-FI',
  'fr-CA',
  'fr-FR',
  'it-IT',
  'nb-NO',
  'nl-NL',
  'pl-PL',
  'pt-BR',
  'pt-PT',
  'sv-SE',
  'tr-TR',
] as const
