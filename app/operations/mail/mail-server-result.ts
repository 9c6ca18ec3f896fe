import type { FieldErrors } from '#app/lib/form.ts'

/**
 * The form's result has no errors if the form was saved. A command's result contains the reason why it failed, or
 * null.
 */
export type MailServerResult =
  | { readonly errors: FieldErrors }
  | { readonly failed: string | null; readonly done?: string }
