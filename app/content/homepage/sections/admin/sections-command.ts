import { z } from 'zod'
import { type PlacementChanges, readPlacementChanges } from '#app/content/homepage/admin/placement-changes.ts'
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
  | ({ readonly intent: 'save' | 'publish' } & HomepageDraft)
  | { readonly intent: 'discard' }
  | { readonly intent: 'restore'; readonly restored: Id<'homepage-version'> }
)

/** The parts of a draft, each as JSON. */
export const draftForm = z.strictObject({ sections: z.string().max(250_000), placements: z.string().max(250_000) })

export const sectionsForm = z.discriminatedUnion('intent', [
  draftForm.extend({ intent: z.enum(['save', 'publish']), version: formVersion }),
  z.object({ intent: z.literal('discard'), version: formVersion }), // not strict: the form also sends the discarded draft
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
  const result = readDraft(form)
  return result.ok ? { ok: true, command: { ...form, ...result.draft } } : result
}

type HomepageDraft = { readonly sections: readonly Section[]; readonly placements: PlacementChanges }

type DraftResult =
  | { readonly ok: true; readonly draft: HomepageDraft }
  | { readonly ok: false; readonly errors: FieldErrors }

export function readDraft(form: z.output<typeof draftForm>): DraftResult {
  const checked = checkSections(parseJson(form.sections))
  if (!checked.ok) return checked
  const placements = readPlacementChanges(parseJson(form.placements))
  if (!placements.ok) return { ok: false, errors: { '': placements.error } }
  return { ok: true, draft: { sections: checked.sections, placements: placements.changes } }
}
