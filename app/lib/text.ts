import { isSavable } from '#app/lib/savable.ts'

/** What is said of a text that `readText` refuses. */
export const UNSAVABLE = 'This text contains a character that cannot be saved'

/** Comes along from other programs, unseen, when a text is pasted; nobody means it. */
const UNSEEN_MARK = /\ufeff/g
/** Breaks lines in other programs, and in no field of a page. */
const FOREIGN_BREAK = /[\v\f\u0085]/g

/**
 * A text from outside as it is kept and compared: in one Unicode form, without what was pasted along. Null where that cannot
 * be saved.
 */
export function readText(sent: string): string | null {
  const text = sent.replace(UNSEEN_MARK, '').replace(FOREIGN_BREAK, ' ')
  return isSavable(text) ? text.normalize('NFC') : null
}

/** Whether a text that was read is one line. */
export function isOneLine(text: string): boolean {
  return !/\p{Cc}/u.test(text)
}

/** Where in a value something stands. */
type TextPath = readonly (string | number)[]

/** No input of ours is nested deeper. What is, was made to use up the stack. */
const MAX_DEPTH = 20

type TextsRead = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly path: TextPath }

/**
 * The same value with every text in it read but those of the fields named in `asTyped`; or where the first one stands that
 * cannot be kept.
 */
export function readTexts(sent: unknown, asTyped: readonly string[] = []): TextsRead {
  return readInside(sent, [], new Set(asTyped))
}

function readInside(sent: unknown, path: TextPath, asTyped: ReadonlySet<string>): TextsRead {
  if (path.length > MAX_DEPTH) return { ok: false, path }
  if (typeof sent === 'string') {
    const value = readText(sent)
    return value === null ? { ok: false, path } : { ok: true, value }
  }
  const isList = Array.isArray(sent)
  if (!isList && !isPlainObject(sent)) return { ok: true, value: sent }
  const entries: [string, unknown][] = []
  for (const [name, inner] of Object.entries(sent)) {
    const isAsTyped = path.length === 0 && asTyped.has(name)
    const read: TextsRead = isAsTyped
      ? { ok: true, value: inner }
      : readInside(inner, [...path, isList ? Number(name) : name], asTyped)
    if (!read.ok) return read
    entries.push([name, read.value])
  }
  return { ok: true, value: isList ? entries.map(([, value]) => value) : Object.fromEntries(entries) }
}

function isPlainObject(value: unknown): value is object {
  return value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
}
