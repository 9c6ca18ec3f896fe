import type { RecognizedFile } from '#app/base/import-formats.ts'
import { adminText } from '#app/exchange/imports/admin-text.ts'
import { JSON_FORMATS } from '#app/exchange/imports/json-formats.ts'
import { parseJson, readFields } from '#app/lib/json.ts'
import { shortLine } from '#app/lib/line.ts'
import { FileRejectedError } from '#app/platform/files/read-csv.server.ts'

/** Exceeds the size of the largest possible file, a brand with all its images. */
const MAX_JSON_BYTES = 16 * 2 ** 20

/** Reads a JSON file according to its `format` field. @throws FileRejectedError */
export function readJsonFile({ name, bytes }: { readonly name: string; readonly bytes: Uint8Array }): RecognizedFile {
  if (bytes.length > MAX_JSON_BYTES) throw new FileRejectedError(adminText.jsonTooLarge)
  const text = decode(bytes)
  const parsed = parseJson(text)
  if (parsed === undefined) throw new FileRejectedError(adminText.jsonInvalid)
  const { format, version, ...content } = readFields(parsed)
  // Some files in the archive cannot be imported, so staff must enter their data manually
  const [, manualEntryMessage] = Object.entries(adminText.jsonNotImportable).find(([name]) => name === format) ?? []
  if (manualEntryMessage) throw new FileRejectedError(manualEntryMessage)
  const found = typeof format === 'string' && Object.hasOwn(JSON_FORMATS, format) ? JSON_FORMATS[format] : undefined
  if (typeof format !== 'string' || !found || Array.isArray(parsed)) throw new FileRejectedError(adminText.jsonUnknown)
  if (version !== found.version) {
    const hasVersion = typeof version === 'number'
    throw new FileRejectedError(
      hasVersion ? adminText.jsonOtherVersion(version, found.version) : adminText.jsonNoVersion(found.version),
    )
  }
  const read = found.read(content)
  if (!read.ok) {
    const [[field, message] = ['', '']] = Object.entries(read.errors)
    throw new FileRejectedError(adminText.jsonUnreadable(shortLine(field ? `${field}: ${message}` : message, 300)))
  }
  if (read.value.length === 0) throw new FileRejectedError(adminText.jsonEmpty)
  const rows = read.value.map((cells, index) => ({ row: { line: index + 1, cells }, errors: [] }))
  return { name, format, ignoredColumns: [], isCurrencyKnown: true, rows }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new FileRejectedError(adminText.jsonNotUtf8)
  }
}
