import { type $ZodType, type output, safeParse } from 'zod/v4/core'
import { readTexts, UNSAVABLE } from '#app/lib/text.ts'

/** Messages by field name, as a form shows them beside its fields. '' holds what concerns the whole form. */
export type FieldErrors = Readonly<Record<string, string>>

/** No form is larger than this when it is sent (server/read-body.ts); uploads go another way. */
export const MAX_FORM_BYTES = 256 * 1024

export const TOO_MUCH =
  'This is more text than can be sent at once. Nothing you typed is lost: please shorten it and save again.'

export type Parsed<Value> = { ok: true; value: Value } | { ok: false; errors: FieldErrors }

/**
 * Reads a submitted form by its schema: a value, or one message a field.
 * Fields named in `lists` arrive as arrays (all values sent under that name); of the others the last one counts. Those
 * named in `asTyped`, which are passwords, are passed on unchanged.
 */
export function parseForm<Schema extends $ZodType>(
  schema: Schema,
  form: FormData,
  { lists = [], asTyped = [] }: { lists?: readonly string[]; asTyped?: readonly string[] } = {},
): Parsed<output<Schema>> {
  const raw: Record<string, unknown> = {}
  for (const name of new Set(form.keys())) {
    raw[name] = lists.includes(name) ? form.getAll(name) : form.getAll(name).at(-1)
  }
  for (const name of lists) raw[name] ??= []
  return parseInput(schema, raw, asTyped)
}

/** The same for a JSON body. Every text in it is read first (lib/text.ts), so that a schema looks at what would be kept. */
export function parseInput<Schema extends $ZodType>(
  schema: Schema,
  raw: unknown,
  asTyped: readonly string[] = [],
): Parsed<output<Schema>> {
  const read = readTexts(raw, asTyped)
  if (!read.ok) return { ok: false, errors: { [read.path.join('.')]: UNSAVABLE } }
  const result = safeParse(schema, read.value)
  if (result.success) return { ok: true, value: result.data }
  const errors: Record<string, string> = {}
  for (const issue of result.error.issues) {
    const field = issue.path.map(String).join('.')
    errors[field] ??= issue.message
  }
  return { ok: false, errors }
}

/** Whether a form is larger than the store takes in, sent as forms are without files. */
export function isTooLarge(form: FormData): boolean {
  const sent = Array.from(form, ([name, value]) => [name, typeof value === 'string' ? value : ''])
  return new URLSearchParams(sent).toString().length > MAX_FORM_BYTES
}

/** What is wrong with a field that holds a list, or with the first of its items that something is wrong with. */
export function errorIn(errors: FieldErrors, field: string): string | undefined {
  return errors[field] ?? Object.entries(errors).find(([name]) => name.startsWith(`${field}.`))?.[1]
}
