import type { FieldErrors } from '#app/lib/form.ts'

/**
 * The result of the form contains `errors`, which are empty if it was saved. The result of a command contains the
 * reason why the command failed, or null.
 */
export type MailServerResult =
  | { readonly errors: FieldErrors }
  | { readonly failed: string | null; readonly done?: string }
