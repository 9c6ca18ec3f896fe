import type { FieldErrors } from '#app/lib/form.ts'

/** A rejected review. Errors of the whole form are under ''; `typed` is null if a script has it. */
export type ReviewResult = {
  readonly errors: FieldErrors
  readonly typed: Readonly<Record<string, string>> | null
}
