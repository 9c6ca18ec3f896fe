import { FORMAT_LOCALES } from '#app/base/language-names.ts'
import { formatDay } from '#app/lib/format/date.ts'
import type { Locale } from '#app/lib/format/locale.ts'
import { formatNumber } from '#app/lib/format/number.ts'

export type FormatChoice = { readonly locale: Locale; readonly name: string; readonly example: string }

/** Lists choices such as 'German (Austria)' with the example '1.234,56 · 31.12.2026'. */
export function listFormatChoices(): FormatChoice[] {
  const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' })
  return FORMAT_LOCALES.map((locale) => {
    const example = `${formatNumber(1_234.56, undefined, locale)} · ${formatDay('2026-12-31', locale)}`
    return { locale, name: names.of(locale) ?? locale, example }
  })
}
