import type { FieldErrors } from '#app/lib/form.ts'

/** The result of entering the password for a download. It has no errors if the password is correct. */
export type DownloadResult = { readonly errors: FieldErrors }
