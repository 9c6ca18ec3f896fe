import type { FieldErrors } from '#app/lib/form.ts'

/** What the server said to a form beside an order. `isStale`: somebody else did something meanwhile that the screen lacks. */
export type ReturnAnswer =
  | { readonly outcome: 'saved' }
  | { readonly outcome: 'refused'; readonly errors: FieldErrors; readonly isStale: boolean }
