import { type $ZodType, type output, safeParse } from 'zod/v4/core'
import { normalizeStrings, UNSAVABLE } from '#app/lib/text.ts'

/** Errors by field name; '' is for the whole form. */
export type FieldErrors = Readonly<Record<string, string>>

/** The maximum size of a submitted form (server/read-body.ts); uploads use another route. */
export const MAX_FORM_BYTES = 256 * 1024

/** The maximum number of fields in a submitted form (server/form-fields.ts). */
export const MAX_FORM_FIELDS = 1_000

export type ParseResult<Value> = { ok: true; value: Value } | RejectedInput

/** `typed` contains the texts of a form, except `asTyped` fields, which can be secrets. */
export type RejectedInput = { ok: false; errors: FieldErrors; typed?: Readonly<Record<string, string>> }

/**
 * Returns a form's value, or one message per field. Fields in `lists` become arrays; fields in `asTyped` are not
 * normalized.
 */
export function parseForm<Schema extends $ZodType>(
  schema: Schema,
  form: FormData,
  { lists = [], asTyped = [] }: { lists?: readonly string[]; asTyped?: readonly string[] } = {},
): ParseResult<output<Schema>> {
  const fields = new Map<string, FormDataEntryValue>()
  const items = new Map(lists.map((name): [string, FormDataEntryValue[]] => [name, []]))
  for (const [name, value] of form) {
    const list = items.get(name)
    if (list) list.push(value)
    else fields.set(name, value)
  }
  const parsed = parseInput(schema, Object.fromEntries([...fields, ...items]), asTyped)
  if (parsed.ok) return parsed
  const texts = [...fields].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && !asTyped.includes(field[0]),
  )
  return { ...parsed, typed: Object.fromEntries(texts) }
}

/** Like `parseForm`, for a JSON body. Strings are normalized before validation (lib/text.ts). */
export function parseInput<Schema extends $ZodType>(
  schema: Schema,
  raw: unknown,
  asTyped: readonly string[] = [],
): ParseResult<output<Schema>> {
  const read = normalizeStrings(raw, asTyped)
  if (!read.ok) return { ok: false, errors: { [read.path.join('.')]: UNSAVABLE } }
  const result = safeParse(schema, read.value)
  if (result.success) return { ok: true, value: result.data }
  const errors = new Map<string, string>()
  for (const issue of result.error.issues) {
    const field = issue.path.map(String).join('.')
    if (!errors.has(field)) errors.set(field, issue.message)
  }
  return { ok: false, errors: Object.fromEntries(errors) }
}

export function isTooLarge(form: FormData): boolean {
  const pairs = Array.from(form, ([name, value]) => [name, typeof value === 'string' ? value : ''])
  return new URLSearchParams(pairs).toString().length > MAX_FORM_BYTES
}

/** Returns the error of a list field, or the first error of its items. */
export function findError(errors: FieldErrors, field: string): string | undefined {
  return errors[field] ?? Object.entries(errors).find(([name]) => name.startsWith(`${field}.`))?.[1]
}
