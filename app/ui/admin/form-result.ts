import type { FieldErrors } from '#app/lib/form.ts'

/** `current` of a refusal: what is saved now, if it has changed. 'unconfirmed': the user has to confirm first. */
export type FormResult<Saved> =
  | { readonly outcome: 'saved'; readonly current: Saved }
  | { readonly outcome: 'unconfirmed' }
  | FormRefusal<Saved>

type FormRefusal<Saved> = ReturnType<typeof refused<Saved>>

export function refused<Saved = never>(errors: FieldErrors, current: Saved | null = null) {
  return { outcome: 'refused', errors, current } as const
}

export function refusedForm(message: string) {
  return refused({ '': message })
}

export function refusedConflict<Saved>(subject: string, current: Saved) {
  const how = 'Their changes are shown where you made none. Check them and save again.'
  return refused({ '': `${subject} changed by someone else. ${how}` }, current)
}

export function refusedGone(noun: string, newOne = `a new ${noun}`) {
  const how = `Your input is kept: save it as ${newOne}, or leave this page.`
  return { ...refusedForm(`This ${noun} was deleted by someone else. ${how}`), isGone: true }
}
