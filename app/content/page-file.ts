import { parseJson } from '#app/lib/json.ts'
import { normalizeString, UNSAVABLE } from '#app/lib/text.ts'
import type { FileError, FileRow } from '#app/platform/files/file-row.ts'

/** Far larger than the longest page. */
export const MAX_PAGE_FILE_BYTES = 2 ** 20

/** The fields of the front matter. */
const FIELDS = ['title', 'slug', 'policy', 'seoTitle', 'seoDescription', 'status'] as const
/** Fields that exported files contain for people who read the file. Imports ignore them. */
const FOR_READERS = new Set(['address', 'publishedAt', 'updatedAt'])

type PageFile = { readonly row: FileRow; readonly errors: readonly FileError[] }

/**
 * Reads a Markdown file with front matter: lines such as `title: "About us"` between two lines of `---`. The cells of
 * the row are the fields of the front matter, `text`, the `file` name without extension, `draft` ('yes' for an
 * unpublished edit), and `ignored` (the names of unknown fields). `position`: the position of the file in its import.
 */
export function readPageFile(
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  position: number,
): PageFile {
  const base = name.replace(/^.*[/\\]/, '').replace(/\.(md|markdown)$/i, '')
  const file = base.replace(/\.draft$/i, '')
  const cells: Record<string, string> = { file: file || base, ...(file !== base && { draft: 'yes' }) }
  const reject = (message: string) => {
    return { row: { line: position, cells }, errors: [{ line: position, column: name, message }] }
  }
  if (bytes.length > MAX_PAGE_FILE_BYTES) return reject('This file is larger than 1 MB, the maximum for a page')
  const text = decode(bytes)
  if (text === null) return reject('This file is not UTF-8 text')
  const normalizedText = normalizeString(text)
  if (normalizedText === null) return reject(UNSAVABLE)
  const { front, body } = splitFile(normalizedText.replace(/\r\n?/g, '\n'))
  const ignored: string[] = []
  for (const line of front) {
    const [, key = '', value = ''] = /^([A-Za-z][\w-]*):(.*)$/.exec(line) ?? []
    const field = FIELDS.find((known) => known.toLowerCase() === key.toLowerCase().replace(/[-_]/g, ''))
    const scalar = parseScalar(value.trim())
    if (field && scalar === null) return reject(`“${key}” must be a single line of text`)
    if (field && scalar) cells[field] = scalar
    else if (!field && key !== '' && !FOR_READERS.has(key)) ignored.push(key)
  }
  if (body !== '') cells.text = body
  if (ignored.length > 0) cells.ignored = ignored.join(', ')
  return { row: { line: position, cells }, errors: [] }
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function splitFile(text: string): { readonly front: readonly string[]; readonly body: string } {
  const [, front, body] = /^---[ \t]*\n([\s\S]*?)\n?---[ \t]*(?:\n|$)([\s\S]*)$/.exec(text) ?? []
  return front === undefined
    ? { front: [], body: text.trim() }
    : { front: front.split('\n'), body: (body ?? '').trim() }
}

/** Parses a one-line YAML string, with or without quotes. Returns null for anything else. */
function parseScalar(value: string): string | null {
  if (value.startsWith('"')) {
    const parsed = parseJson(value)
    return typeof parsed === 'string' ? parsed : null
  }
  if (value.startsWith("'"))
    return /^'.*'$/.test(value) && value.length > 1 ? value.slice(1, -1).replaceAll("''", "'") : null
  return /^[[{|>&*!]/.test(value) ? null : value.replace(/\s#.*$/, '').replace(/^(null|~)$/, '')
}
