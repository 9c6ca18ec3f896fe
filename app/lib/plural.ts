import type { Language } from '#app/lib/language.ts'

/** The categories that whole numbers have in each language, by CLDR. 'many' of a million and more is optional. */
type Forms = {
  readonly ar: Record<'zero' | 'one' | 'two' | 'few' | 'many' | 'other', string>
  readonly de: Record<'one' | 'other', string>
  readonly en: Record<'one' | 'other', string>
  readonly es: Record<'one' | 'other', string> & { readonly many?: string }
  readonly fr: Record<'one' | 'other', string> & { readonly many?: string }
  readonly it: Record<'one' | 'other', string> & { readonly many?: string }
  readonly nl: Record<'one' | 'other', string>
  readonly pl: Record<'one' | 'few' | 'many' | 'other', string>
  readonly pt: Record<'one' | 'other', string> & { readonly many?: string }
}

export type PluralForms<L extends Language> = Readonly<Forms[L]>

const rules = new Map<string, Intl.PluralRules>()

/** The form for a count: plural('pl', 3, { one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' }) is 'sztuki'. */
export function plural<L extends Language>(language: L, count: number, forms: PluralForms<L>): string {
  const rule = rules.get(language) ?? new Intl.PluralRules(language === 'pt' ? 'pt-PT' : language)
  rules.set(language, rule)
  const form: Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string } = forms
  return form[rule.select(count)] ?? form.other
}
