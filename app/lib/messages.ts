import { currentLanguage, type DEFAULT_LANGUAGE, type Language, PSEUDO_LANGUAGE } from '#app/lib/language.ts'
import { pseudo } from '#app/lib/pseudo.ts'

/** The type of the English messages, with `string` for each text. */
type Messages<English> = English extends string
  ? string
  : English extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Messages<Result>
    : { readonly [Name in keyof English]: Messages<English[Name]> }

/** Messages of a translation. English replaces missing messages. */
type Translation<English> = English extends string | ((...parameters: never) => unknown)
  ? Messages<English>
  : { readonly [Name in keyof English]?: Translation<English[Name]> }

/** English, and the languages that have a file. */
type Translations<English> = { readonly en: Messages<English> } & {
  readonly [L in Exclude<Language, typeof DEFAULT_LANGUAGE>]?: Translation<English>
}

/**
 * Returns messages in the language of the page, or in English if a translation is missing. Read them on render, because
 * each access looks up the language. In the browser's scripts, the build replaces each access with its text
 * (docs/translations.md).
 */
export function inLanguages<English extends object>(all: Translations<English>): Messages<English> {
  const complete = new Map<string, object>()
  return new Proxy(all.en, {
    get: (_, name) => {
      const language = currentLanguage()
      if (language === PSEUDO_LANGUAGE) return pseudo(Reflect.get(all.en, name))
      const messages = complete.get(language) ?? addEnglish(all[language] ?? {}, all.en)
      complete.set(language, messages)
      return Reflect.get(messages, name)
    },
  })
}

/** Replaces missing messages in a translation with the English ones. */
function addEnglish(translation: object, english: object): object {
  const merged = Object.entries(english).map(([name, text]) => {
    const translated: unknown = Reflect.get(translation, name)
    return [name, isGroup(translated) && isGroup(text) ? addEnglish(translated, text) : (translated ?? text)]
  })
  return Object.fromEntries(merged)
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
