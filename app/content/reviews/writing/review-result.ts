import type { FieldErrors } from '#app/lib/form.ts'

/**
 * The result of a rejected review. Errors of the whole form have the key ''. `typed` is null if a script still has the
 * input.
 */
export type ReviewResult = {
  readonly errors: FieldErrors
  readonly typed: Readonly<Record<string, string>> | null
}
