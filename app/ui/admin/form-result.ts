import type { FieldErrors } from '#app/lib/form.ts'

/**
 * The server's result for the last attempt to save. `current` of a refusal: what is saved now, if it has changed.
 * 'unconfirmed': the user has to confirm first.
 */
export type FormResult<Saved> =
  | { readonly outcome: 'saved'; readonly current: Saved }
  | { readonly outcome: 'unconfirmed' }
  | FormRefusal<Saved>

type FormRefusal<Saved> = {
  readonly outcome: 'refused'
  readonly errors: FieldErrors
  readonly current: Saved | null
}

/** Nothing was saved. `errors` are by field, with '' for the whole form. */
export function refused<Saved = never>(errors: FieldErrors, current: Saved | null = null): FormRefusal<Saved> {
  return { outcome: 'refused', errors, current }
}

/** The same for an error of the whole form. */
export function refusedForm(message: string): FormRefusal<never> {
  return refused({ '': message })
}
