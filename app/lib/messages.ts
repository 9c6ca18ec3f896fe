import {
  ADMIN_LANGUAGES,
  currentLanguage,
  DEFAULT_LANGUAGE,
  type Language,
  PSEUDO_LANGUAGE,
} from '#app/lib/language.ts'
import { pseudo } from '#app/lib/pseudo.ts'

/** The shape of English, with any text in place of each text. */
export type Messages<English> = English extends string
  ? string
  : English extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Messages<Result>
    : { readonly [Name in keyof English]: Messages<English[Name]> }

/**
 * Messages in the language of the page, which is looked up at each access: read them on render. A language that lacks a
 * message does not compile. The build puts texts in the place of each access in the browser's scripts (docs/translations.md).
 */
export function inLanguages<English extends object>(
  all: {
    readonly [L in Language]: Messages<English>
  },
): Messages<English> {
  return new Proxy(all.en, {
    get: (_, name) => {
      const language = currentLanguage()
      if (language === PSEUDO_LANGUAGE) return pseudo(Reflect.get(all.en, name))
      return Reflect.get(all[language], name)
    },
  })
}

type AdminLanguage = (typeof ADMIN_LANGUAGES)[number]

/** The same for texts of the admin; English where it lacks the language. */
export function inAdminLanguages<English extends object>(
  all: {
    readonly [L in AdminLanguage]: Messages<English>
  },
): Messages<English> {
  return new Proxy(all.en, {
    get: (_, name) => {
      const current = currentLanguage()
      const language = ADMIN_LANGUAGES.find((one) => one === current) ?? DEFAULT_LANGUAGE
      return Reflect.get(all[language], name)
    },
  })
}
