import type { FieldErrors } from '#app/lib/form.ts'

/** What came of a typed password; no errors if it is right. */
export type DownloadResult = { readonly errors: FieldErrors }
