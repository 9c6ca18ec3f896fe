import type { FieldErrors } from '#app/lib/form.ts'
import { adminText } from '#app/ui/admin/admin-text.ts'

/** `current` of a refusal: what is saved now, if it has changed. 'unconfirmed': the user has to confirm first. */
export type FormResult<Saved> =
  | { readonly outcome: 'saved'; readonly current: Saved }
  | { readonly outcome: 'unconfirmed' }
  | FormRejection<Saved>

type FormRejection<Saved> = ReturnType<typeof refused<Saved>> & {
  /** Someone else deleted it; it can be saved as a new one. */
  readonly isGone?: boolean
}

export function refused<Saved = never>(errors: FieldErrors, current: Saved | null = null) {
  return { outcome: 'refused', errors, current } as const
}

export function refusedForm(message: string) {
  return refused({ '': message })
}

export function refusedConflict<Saved>(subject: string, current: Saved) {
  return refused({ '': adminText.changedBySomeoneElse(subject) }, current)
}

export function refusedGone(noun: string) {
  return { ...refusedForm(adminText.deletedBySomeoneElse(noun)), isGone: true }
}
