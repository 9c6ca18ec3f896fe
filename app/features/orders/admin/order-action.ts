import type { FieldErrors } from '#app/lib/form.ts'

// What is done about an order beside changing its status and address: returns, refunds, notes of staff.

/** What the server said to the form of one. `isStale`: someone else did something in the meantime that the screen lacks. */
export type OrderActionResult =
  | { readonly outcome: 'saved' }
  | { readonly outcome: 'refused'; readonly errors: FieldErrors; readonly isStale: boolean }

/** Nothing was saved. */
export function refusedAction(errors: FieldErrors, isStale = false): OrderActionResult {
  return { outcome: 'refused', errors, isStale }
}
