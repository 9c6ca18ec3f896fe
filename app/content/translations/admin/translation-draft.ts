import type { EditableTranslation } from '#app/content/translations/admin/translation-form.server.ts'
import { currentName } from '#app/content/translations/admin/translation-input.ts'
import { listKindFields } from '#app/content/translations/translatable.ts'
import type { TranslatableKind } from '#app/store/translations.ts'

/**
 * The texts by field. The key `currentName` has 'yes' if staff confirmed a text for the changed original, otherwise ''.
 */
export type TranslationDraft = Readonly<Record<string, string>>

export function toDraft(kind: TranslatableKind, { texts }: EditableTranslation): TranslationDraft {
  return Object.fromEntries(
    listKindFields(kind).flatMap(([field]) => [
      [field, texts[field] ?? ''],
      [currentName(field), ''],
    ]),
  )
}
