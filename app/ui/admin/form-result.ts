import type { FieldErrors } from '#app/lib/form.ts'

/** What the server said to the last attempt to save. `current` of a refusal: what is saved now, where that is news. */
export type FormResult<Saved> =
  | { readonly outcome: 'saved'; readonly current: Saved }
  | { readonly outcome: 'asks' }
  | FormRefusal<Saved>

type FormRefusal<Saved> = {
  readonly outcome: 'refused'
  readonly errors: FieldErrors
  readonly current: Saved | null
}

/** The answer that nothing was saved: why, by field, with '' for what concerns none. */
export function refused<Saved = never>(errors: FieldErrors, current: Saved | null = null): FormRefusal<Saved> {
  return { outcome: 'refused', errors, current }
}

/** The same where it is no field's fault. */
export function refusedForm(why: string): FormRefusal<never> {
  return refused({ '': why })
}
