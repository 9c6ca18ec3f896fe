import type { FieldErrors } from '#app/lib/form.ts'

/**
 * The result of a rejected review. Errors that concern the whole form have the key ''. `typed` is null if the server
 * did not read the text.
 */
export type ReviewResult = {
  readonly errors: FieldErrors
  readonly typed: Readonly<Record<string, string>> | null
}
