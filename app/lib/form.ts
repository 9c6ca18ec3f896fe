import { type $ZodType, type output, safeParse } from 'zod/v4/core'

/** Messages by field name, as a form shows them beside its fields. '' holds what concerns the whole form. */
export type FieldErrors = Readonly<Record<string, string>>

/** No form is larger than this when it is sent (server/read-body.ts); uploads go another way. */
export const MAX_FORM_BYTES = 256 * 1024

export const TOO_MUCH =
  'This is more text than can be sent at once. Nothing you typed is lost: please shorten it and save again.'

export type Parsed<Value> = { ok: true; value: Value } | { ok: false; errors: FieldErrors }

/**
 * Reads a submitted form by its schema: a value, or one message a field.
 * Fields named in `lists` arrive as arrays (all values sent under that name); of the others the last one counts.
 */
export function parseForm<Schema extends $ZodType>(
  schema: Schema,
  form: FormData,
  { lists = [] }: { lists?: readonly string[] } = {},
): Parsed<output<Schema>> {
  const raw: Record<string, unknown> = {}
  for (const name of new Set(form.keys())) {
    raw[name] = lists.includes(name) ? form.getAll(name) : form.getAll(name).at(-1)
  }
  for (const name of lists) raw[name] ??= []
  return parseInput(schema, raw)
}

/** The same for a JSON body or query values. Text is brought to one Unicode form first; U+0000 is refused. */
export function parseInput<Schema extends $ZodType>(schema: Schema, raw: unknown): Parsed<output<Schema>> {
  const text = normaliseText(raw)
  if (!text.ok) return { ok: false, errors: { [text.field]: 'This text contains a character that cannot be saved' } }
  const result = safeParse(schema, text.value)
  if (result.success) return { ok: true, value: result.data }
  const errors: Record<string, string> = {}
  for (const issue of result.error.issues) {
    const field = issue.path.map(String).join('.')
    errors[field] ??= issue.message
  }
  return { ok: false, errors }
}

type Normalised = { ok: true; value: unknown } | { ok: false; field: string }

/** No input of ours is nested deeper. What is, was made to use up the stack. */
const MAX_DEPTH = 20

/** NFC for every string inside. PostgreSQL cannot store U+0000 (it answers 22021), so the field that has one is named. */
function normaliseText(raw: unknown, field = '', depth = 0): Normalised {
  if (depth > MAX_DEPTH) return { ok: false, field }
  if (typeof raw === 'string') {
    return raw.includes('\0') ? { ok: false, field } : { ok: true, value: raw.normalize('NFC') }
  }
  if (Array.isArray(raw)) {
    const values: unknown[] = []
    for (const [index, entry] of raw.entries()) {
      const inner = normaliseText(entry, field ? `${field}.${index}` : String(index), depth + 1)
      if (!inner.ok) return inner
      values.push(inner.value)
    }
    return { ok: true, value: values }
  }
  if (raw !== null && typeof raw === 'object' && Object.getPrototypeOf(raw) === Object.prototype) {
    const entries: [string, unknown][] = []
    for (const [key, entry] of Object.entries(raw)) {
      const inner = normaliseText(entry, field ? `${field}.${key}` : key, depth + 1)
      if (!inner.ok) return inner
      entries.push([key, inner.value])
    }
    return { ok: true, value: Object.fromEntries(entries) }
  }
  return { ok: true, value: raw }
}

/** Whether a form is larger than the shop takes in, sent as forms are without files. */
export function isTooLarge(form: FormData): boolean {
  const sent = Array.from(form, ([name, value]) => [name, typeof value === 'string' ? value : ''])
  return new URLSearchParams(sent).toString().length > MAX_FORM_BYTES
}

/** What is wrong with a field that holds a list, or with the first of its items that something is wrong with. */
export function errorIn(errors: FieldErrors, field: string): string | undefined {
  return errors[field] ?? Object.entries(errors).find(([name]) => name.startsWith(`${field}.`))?.[1]
}
