import type { FieldErrors, RejectedInput } from '#app/lib/form.ts'
import { adminText } from '#app/ui/admin/admin-text.ts'

/** In a rejection, `current` is the saved record if that has changed. 'unconfirmed': the user must confirm first. */
export type FormResult<Saved> =
  | { readonly outcome: 'saved'; readonly current: Saved }
  | { readonly outcome: 'unconfirmed' }
  | FormRejection<Saved>

type FormRejection<Saved> = ReturnType<typeof reject<Saved>> & {
  /** True if someone else deleted the record, which can then be saved as a new one. */
  readonly isGone?: boolean
  /** The text as typed, which a form without scripts shows again. */
  readonly typed?: RejectedInput['typed']
}

export function reject<Saved = never>(errors: FieldErrors, current: Saved | null = null) {
  return { outcome: 'rejected', errors, current } as const
}

/** For forms without passwords, since the typed text is sent back. */
export function rejectInput({ errors, typed }: RejectedInput) {
  return { ...reject(errors), typed }
}

export function rejectForm(message: string) {
  return reject({ '': message })
}

export function rejectConflict<Saved>(subject: string, current: Saved) {
  return reject({ '': adminText.changedBySomeoneElse(subject) }, current)
}

export function rejectDeleted(noun: string) {
  return { ...rejectForm(adminText.deletedBySomeoneElse(noun)), isGone: true }
}
