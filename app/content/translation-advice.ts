import { href } from 'react-router'
import { languageName } from '#app/base/language-names.ts'
import type { TextCounts } from '#app/content/translation-list.server.ts'
import { translationAddress } from '#app/content/translation-query.ts'
import { adminText } from '#app/content/translations/admin-text.ts'

/** A piece of advice, with a link to the page where staff can act on it. */
export type TranslationAdvice = { readonly text: string; readonly to: string; readonly action: string }

/** Up to this share of missing texts, no advice is given, because new products are normally translated later. */
const MAX_MISSING = 0.2

/** Returns advice for a language with many missing texts; otherwise null. */
export function translationAdvice(language: string, { fields, missing }: TextCounts): TranslationAdvice | null {
  if (missing === 0 || missing <= fields * MAX_MISSING) return null
  const name = languageName(language) || language
  return {
    text: adminText.translationMissing(missing, fields, name),
    to: translationAddress(href('/admin/translations'), { language, state: 'missing' }),
    action: adminText.openMissing,
  }
}
