import type { FieldErrors } from '#app/lib/form.ts'

/** The result of a download with a password; no errors if the password is right. */
export type DownloadResult = { readonly errors: FieldErrors }
