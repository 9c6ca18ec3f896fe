import type { FieldErrors } from '#app/lib/form.ts'

/** The result of a download with a password. It has no errors if the password is correct. */
export type DownloadResult = { readonly errors: FieldErrors }
