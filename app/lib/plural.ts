import type { Language } from '#app/lib/language.ts'

/** The categories that whole numbers have in each language, according to CLDR. */
export const PLURAL_CATEGORIES = {
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
  de: ['one', 'other'],
  en: ['one', 'other'],
  es: ['one', 'other'],
  fr: ['one', 'other'],
  it: ['one', 'other'],
  nl: ['one', 'other'],
  pl: ['one', 'few', 'many', 'other'],
  pt: ['one', 'other'],
} as const satisfies Record<Language, readonly Intl.LDMLPluralRule[]>

/** These languages also have 'many', for a million or more. If it is missing, 'other' is used. */
export const LANGUAGES_WITH_OPTIONAL_MANY = ['es', 'fr', 'it', 'pt'] as const satisfies readonly Language[]

type PluralForms<L extends Language> = Readonly<Record<(typeof PLURAL_CATEGORIES)[L][number] | 'other', string>> &
  (L extends (typeof LANGUAGES_WITH_OPTIONAL_MANY)[number] ? { readonly many?: string } : unknown)

const rules = new Map<string, Intl.PluralRules>()

/**
 * Returns the form for a count: plural('pl', 3, { one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' }) is
 * 'sztuki'.
 */
export function plural<L extends Language>(language: L, count: number, forms: PluralForms<L>): string {
  const rule = rules.get(language) ?? new Intl.PluralRules(language === 'pt' ? 'pt-PT' : language)
  rules.set(language, rule)
  const form: Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string } = forms
  return form[rule.select(count)] ?? form.other
}
