import { data, redirect } from 'react-router'
import type { FieldErrors, ParseResult } from '#app/lib/form.ts'
import { adminText } from '#app/ui/admin/admin-text.ts'
import { reject, rejectConflict, rejectDeleted, rejectInput } from '#app/ui/admin/form-result.ts'

type SaveOutcome =
  | { readonly outcome: 'saved' | 'conflict' | 'not-found' }
  | { readonly outcome: 'rejected'; readonly errors: FieldErrors }

type NewForm<Input, Outcome extends SaveOutcome> = {
  readonly save: (input: Input) => Promise<Outcome>
  /** Returns the path to redirect to after a save. */
  readonly getSavedPath: (saved: Extract<Outcome, { outcome: 'saved' }>, input: Input) => string
}

/**
 * Saves the form of a new record. Returns the errors: 400 for invalid input, 409 otherwise.
 * @throws a redirect once it is saved
 */
export async function saveNew<Input, Outcome extends SaveOutcome>(
  input: ParseResult<Input>,
  { save, getSavedPath }: NewForm<Input, Outcome>,
) {
  if (!input.ok) return data(rejectInput(input), { status: 400 })
  const saved = await save(input.value)
  if (isSaved(saved)) throw redirect(getSavedPath(saved, input.value))
  return data(reject(saved.outcome === 'rejected' ? saved.errors : {}), { status: 409 })
}

/**
 * `saveAsNew` saves a record that someone else deleted as a new record. Forms send this field after `rejectDeleted`.
 */
type EditInput = { readonly saveAsNew?: 'yes' | undefined }

type EditForm<Input, Outcome extends SaveOutcome, Current> = NewForm<Input, Outcome> & {
  /** Returns the saved values, which the form shows after a conflict. */
  readonly findCurrent: () => Promise<Current | null>
  /** The noun in "This page was changed by someone else", here 'page'. */
  readonly noun: string
}

/**
 * Saves the form of an existing record. Returns the errors: 400 for invalid input, 409 for a conflict, 404 if the
 * record was deleted.
 * @throws a redirect once it is saved
 */
export async function saveEdit<Input extends EditInput, Outcome extends SaveOutcome, Current>(
  input: ParseResult<Input>,
  { save, getSavedPath, findCurrent, noun }: EditForm<Input, Outcome, Current>,
) {
  if (!input.ok) return data(rejectInput(input), { status: 400 })
  const saved = await save(input.value)
  if (isSaved(saved)) throw redirect(getSavedPath(saved, input.value))
  if (saved.outcome === 'rejected') return data(reject(saved.errors), { status: 409 })
  const current = await findCurrent()
  if (saved.outcome === 'not-found' || !current) return data(rejectDeleted(noun), { status: 404 })
  return data(rejectConflict(adminText.conflictSubject(noun), current), { status: 409 })
}

function isSaved<Outcome extends SaveOutcome>(saved: Outcome): saved is Extract<Outcome, { outcome: 'saved' }> {
  return saved.outcome === 'saved'
}
