import type { FieldErrors } from '#app/lib/form.ts'

/** `joined` is the email address that a link was sent to. `typed` refills the rejected form. */
export type JoinResult =
  | { readonly joined: string }
  | { readonly errors: FieldErrors; readonly typed: { readonly email: string; readonly choice: string } | null }
