import { z } from 'zod'
import { adminText } from '#app/content/translations/admin-text.ts'
import { listKindFields, type TranslatableField } from '#app/content/translations/translatable.ts'
import { isOneLine } from '#app/lib/line.ts'
import { isSlug } from '#app/lib/slug.ts'
import { confirmationPassword } from '#app/store/own-password.ts'
import { findUnknownPlaceholder } from '#app/store/placeholders.ts'
import type { TranslatableKind } from '#app/store/translations.ts'
import { formVersion } from '#app/ui/admin/form-version.ts'

/** Returns the name of the control that confirms that a translation is still correct for its changed original. */
export function getConfirmationName(field: string): string {
  return `current:${field}`
}

function textInput({ label, max, format, hasPlaceholders = false }: TranslatableField) {
  const field = z.string().trim().max(max, adminText.tooLong(label, max))
  if (format === 'slug') return field.refine((slug) => slug === '' || isSlug(slug), adminText.slugInvalid)
  const lines = format === 'line' ? field.refine(isOneLine, adminText.severalLines(label)) : field
  if (!hasPlaceholders) return lines
  return lines.superRefine((typed, ctx) => {
    const unknown = findUnknownPlaceholder(typed)
    if (unknown) ctx.addIssue(adminText.unknownPlaceholder(label, unknown))
  })
}

/** Returns the schema of the form for a subject's translation. */
export function translationInput(kind: TranslatableKind) {
  const fields = listKindFields(kind)
  const texts = fields.map(([name, field]) => [name, textInput(field).optional()] as const)
  const currentFields = fields.map(([name]) => [getConfirmationName(name), z.enum(['yes', '']).optional()] as const)
  const valuesSchema = z.record(z.string(), z.string().optional())
  return z
    .strictObject({
      ...Object.fromEntries([...texts, ...currentFields]),
      version: formVersion,
      current: confirmationPassword,
    })
    .transform((sent) => {
      const values = valuesSchema.parse(sent)
      return {
        password: values.current ?? '',
        version: values.version ?? '',
        texts: Object.fromEntries(fields.map(([name]) => [name, values[name] ?? ''])),
        current: fields.flatMap(([name]) => (values[getConfirmationName(name)] === 'yes' ? [name] : [])),
      }
    })
}
