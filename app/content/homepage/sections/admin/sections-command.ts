import { z } from 'zod'
import { adminText } from '#app/content/homepage/admin-text.ts'
import { checkSections } from '#app/content/homepage/sections/section-input.ts'
import type { Section } from '#app/content/homepage/sections/section-kinds.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { idField } from '#app/lib/form-fields.ts'
import type { Id } from '#app/lib/id.ts'
import { parseJson } from '#app/lib/json.ts'
import { formVersion } from '#app/ui/admin/form-version.ts'

/** A change that staff make to the draft. `version` identifies the state that they saw. */
export type SectionsCommand = { readonly version: string } & (
  | { readonly intent: 'save' | 'publish'; readonly sections: readonly Section[] }
  | { readonly intent: 'discard' }
  | { readonly intent: 'restore'; readonly restored: Id<'homepage-version'> }
)

export const sectionsForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.enum(['save', 'publish']), version: formVersion, sections: z.string().max(250_000) }),
  z.object({ intent: z.literal('discard'), version: formVersion }), // not strict: the form also sends the discarded sections
  z.strictObject({
    intent: z.literal('restore'),
    version: formVersion,
    restored: idField<'homepage-version'>(() => adminText.versionUnknown),
  }),
])

type CommandResult =
  | { readonly ok: true; readonly command: SectionsCommand }
  | { readonly ok: false; readonly errors: FieldErrors }

export function readCommand(form: z.output<typeof sectionsForm>): CommandResult {
  if (form.intent === 'discard' || form.intent === 'restore') return { ok: true, command: form }
  const checked = checkSections(parseJson(form.sections))
  if (!checked.ok) return checked
  return { ok: true, command: { ...form, sections: checked.sections } }
}
