import type { FieldErrors } from '#app/lib/form.ts'

/** `joined`: the email that a link was sent to. `typed` goes back into the form, which was rejected. */
export type JoinResult =
  | { readonly joined: string }
  | { readonly errors: FieldErrors; readonly typed: { readonly email: string; readonly choice: string } | null }
