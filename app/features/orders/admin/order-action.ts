import type { FieldErrors } from '#app/lib/form.ts'

/** `isStale`: someone else changed the order in the meantime. */
export type OrderActionResult =
  | { readonly outcome: 'saved' }
  | { readonly outcome: 'refused'; readonly errors: FieldErrors; readonly isStale: boolean }

export function refusedAction(errors: FieldErrors, isStale = false): OrderActionResult {
  return { outcome: 'refused', errors, isStale }
}
