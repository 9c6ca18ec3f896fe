import type { EditableTranslation } from '#app/content/translations/admin/translation-form.server.ts'
import { getConfirmationName } from '#app/content/translations/admin/translation-input.ts'
import { listKindFields } from '#app/content/translations/translatable.ts'
import type { TranslatableKind } from '#app/store/translations.ts'

/**
 * The text of each field. The value under a field's confirmation name is 'yes' if staff confirmed that the text still
 * matches the changed original; otherwise, it is ''.
 */
export type TranslationDraft = Readonly<Record<string, string>>

export function toDraft(kind: TranslatableKind, { texts }: EditableTranslation): TranslationDraft {
  return Object.fromEntries(
    listKindFields(kind).flatMap(([field]) => [
      [field, texts[field] ?? ''],
      [getConfirmationName(field), ''],
    ]),
  )
}
