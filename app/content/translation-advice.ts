import { href } from 'react-router'
import { languageName } from '#app/base/language-names.ts'
import type { TextCounts } from '#app/content/translation-list.server.ts'
import { buildTranslationsUrl } from '#app/content/translation-query.ts'
import { adminText } from '#app/content/translations/admin-text.ts'

/** A piece of advice, with a link to the page where staff can act on it. */
export type TranslationAdvice = { readonly text: string; readonly to: string; readonly action: string }

/** Up to this share of missing translations, no advice is given, because new products are normally translated later. */
const MAX_MISSING = 0.2

/** Returns advice for a language with many missing translations; otherwise null. */
export function getTranslationAdvice(language: string, { fields, missing }: TextCounts): TranslationAdvice | null {
  if (missing === 0 || missing <= fields * MAX_MISSING) return null
  const name = languageName(language) || language
  return {
    text: adminText.translationMissing(missing, fields, name),
    to: buildTranslationsUrl(href('/admin/translations'), { language, state: 'missing' }),
    action: adminText.openMissing,
  }
}
