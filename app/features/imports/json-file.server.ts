import type { RecognizedFile } from '#app/features/imports/create-file-import.server.ts'
import { JSON_FORMATS } from '#app/features/imports/json-formats.ts'
import { fieldsOf, parseJson } from '#app/lib/json.ts'
import { shortLine } from '#app/lib/short-line.ts'
import { FileRefused } from '#app/platform/files/read-csv.server.ts'

/** More than the largest: a brand with all its images. */
const MAX_JSON_BYTES = 16 * 2 ** 20

/** Files of the archive that are entered by hand, and where. */
const BY_HAND = new Map([
  ['lumina-export', 'This file lists what an export contains. Add the files themselves.'],
  ['lumina-markets', 'Markets are not imported. Enter them in Settings, Markets, from this file.'],
  ['lumina-taxes', 'Taxes are not imported. Enter them in Settings, Taxes, from this file.'],
])

const KNOWN =
  'Known are settings.json, homepage.json, menus.json, announcements.json and brand.json of store/ in an export of this store.'

/** Reads a JSON file by its `format`. @throws FileRefused */
export function readJsonFile({ name, bytes }: { readonly name: string; readonly bytes: Uint8Array }): RecognizedFile {
  if (bytes.length > MAX_JSON_BYTES) {
    throw new FileRefused(`This JSON file is larger than 16 MB, which no file of an export is. ${KNOWN}`)
  }
  const text = decode(bytes)
  const parsed = parseJson(text)
  if (parsed === undefined) throw new FileRefused('This file is not valid JSON. Export it again.')
  const { format, version, ...content } = fieldsOf(parsed)
  const byHand = BY_HAND.get(String(format))
  if (byHand) throw new FileRefused(byHand)
  const found = typeof format === 'string' && Object.hasOwn(JSON_FORMATS, format) ? JSON_FORMATS[format] : undefined
  if (typeof format !== 'string' || !found || Array.isArray(parsed))
    throw new FileRefused(`This JSON file is not known. ${KNOWN}`)
  if (version !== found.version) {
    const given = typeof version === 'number' ? `is of version ${version}` : 'has no version'
    throw new FileRefused(
      `This file ${given}; this store reads version ${found.version}. Update the older store and export again.`,
    )
  }
  const read = found.read(content)
  if (!read.ok) {
    const [[field, message] = ['', '']] = Object.entries(read.errors)
    throw new FileRefused(`This file cannot be read: ${shortLine(field ? `${field}: ${message}` : message, 300)}`)
  }
  if (read.value.length === 0) throw new FileRefused('This file has nothing to import.')
  const rows = read.value.map((cells, index) => ({ row: { line: index + 1, cells }, errors: [] }))
  return { name, format, ignoredColumns: [], isCurrencyKnown: true, rows }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new FileRefused('This file is not UTF-8 text. Export it again.')
  }
}
