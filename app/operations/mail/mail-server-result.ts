import type { FieldErrors } from '#app/lib/form.ts'

/** For the form: no errors if it was saved. For a command: the reason why it failed, or null. */
export type MailServerResult =
  | { readonly errors: FieldErrors }
  | { readonly failed: string | null; readonly done?: string }
