import { isSavable } from '#app/lib/savable.ts'

export const UNSAVABLE = 'This text contains a character that cannot be saved'

/** An invisible character that other programs add when text is copied. */
const BYTE_ORDER_MARK = /\ufeff/g
/** Characters that are invisible or look like a space: default-ignorable characters, and the empty Braille pattern. */
const INVISIBLE = /[\p{DI}\u2800]/gu
const VISIBLE = /[^\p{DI}\p{White_Space}\u2800]/u
/** Line breaks that other programs write but form fields never contain. */
const FOREIGN_BREAK = /[\v\f\u0085]/g

/**
 * Normalizes untrusted text to one Unicode form for storage. Returns '' if nothing in it is visible, and null if it
 * cannot be stored. Invisible characters within visible text remain, because some scripts and emoji need them.
 */
export function normalizeString(sent: string): string | null {
  const text = sent.replace(BYTE_ORDER_MARK, '').replace(FOREIGN_BREAK, ' ')
  if (!isSavable(text)) return null
  return VISIBLE.test(text) ? text.normalize('NFC') : text.replace(INVISIBLE, '')
}

/** Removes control characters, which are invisible and not allowed in fields. Tabs and line breaks remain. */
export function removeControlCharacters(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r\v\f\u0085]/gu, '')
}

type TextPath = readonly (string | number)[]

/** No valid input is nested more deeply than this. Deeper input is an attempt to exhaust the stack. */
const MAX_DEPTH = 20

type NormalizedStrings =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly path: TextPath }

/**
 * Normalizes every string in a value, except the fields in `asTyped`. Fails with the path of the first string that
 * cannot be stored.
 */
export function normalizeStrings(sent: unknown, asTyped: readonly string[] = []): NormalizedStrings {
  return normalizeInside(sent, [], new Set(asTyped))
}

function normalizeInside(sent: unknown, path: TextPath, asTyped: ReadonlySet<string>): NormalizedStrings {
  if (path.length > MAX_DEPTH) return { ok: false, path }
  if (typeof sent === 'string') {
    const value = normalizeString(sent)
    return value === null ? { ok: false, path } : { ok: true, value }
  }
  const isList = Array.isArray(sent)
  if (!isList && !isPlainObject(sent)) return { ok: true, value: sent }
  const entries: [string, unknown][] = []
  for (const [name, inner] of Object.entries(sent)) {
    const isAsTyped = path.length === 0 && asTyped.has(name)
    const read: NormalizedStrings = isAsTyped
      ? { ok: true, value: inner }
      : normalizeInside(inner, [...path, isList ? Number(name) : name], asTyped)
    if (!read.ok) return read
    entries.push([name, read.value])
  }
  return { ok: true, value: isList ? entries.map(([, value]) => value) : Object.fromEntries(entries) }
}

function isPlainObject(value: unknown): value is object {
  return value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
}

/**
 * Cuts text to at most `length` UTF-16 units. Does not split a surrogate pair, because PostgreSQL rejects half of a
 * pair in JSON.
 */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
}

const MAX_DESCRIPTION_LENGTH = 200

export function formatMetaTitle(name: string, store: string): string {
  return `${name} · ${store}`
}

/**
 * Returns a meta description: the beginning of the text on one line, cut at a word, or the title if the text is empty.
 */
export function formatMetaDescription(text: string, title: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return cutAtWord(line, MAX_DESCRIPTION_LENGTH) || title
}

/** Cuts text that is longer than `length` at a word, and adds '…'. */
export function cutAtWord(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).replace(/\s\S*$/, '')}…`
}

const sentences = new Intl.Segmenter('und', { granularity: 'sentence' })

/** Returns the whole text if it has only one sentence. */
export function getFirstSentence(text: string): string {
  const [first] = sentences.segment(text)
  return first?.segment.trim() ?? ''
}
