import { href } from 'react-router'
import { languageName } from '#app/base/language-names.ts'
import type { TextCounts } from '#app/content/translation-list.server.ts'
import { translationAddress } from '#app/content/translation-query.ts'
import { adminText } from '#app/content/translations/admin-text.ts'

/** What would be better, and where it is done. */
export type TranslationAdvice = { readonly text: string; readonly to: string; readonly action: string }

/** Up to this part, missing texts are normal work: new products come first in the language of the originals. */
const MAX_MISSING = 0.2

/** Advises to translate a language with many missing texts; null for one that has nearly all. */
export function translationAdvice(language: string, { fields, missing }: TextCounts): TranslationAdvice | null {
  if (missing === 0 || missing <= fields * MAX_MISSING) return null
  const name = languageName(language) || language
  return {
    text: adminText.translationMissing(missing, fields, name),
    to: translationAddress(href('/admin/translations'), { language, state: 'missing' }),
    action: adminText.openMissing,
  }
}
