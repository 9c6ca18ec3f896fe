import type { FieldErrors } from '#app/lib/form.ts'

/** Of the form: no errors if it was saved. Of a command: why it failed, or null. */
export type MailServerResult =
  | { readonly errors: FieldErrors }
  | { readonly failed: string | null; readonly done?: string }
