import type { FileContent, RecognizedFile } from '#app/base/import-formats.ts'
import { readXliff } from '#app/content/xliff.server.ts'
import { readJsonFile } from '#app/exchange/received-files/json-file.server.ts'
import type { ParsedFile } from '#app/platform/files/parse-file.server.ts'

export type DocumentFile = { readonly name: string; readonly bytes: Uint8Array; readonly type: 'json' | 'xliff' }

/** @throws FileRejectedError */
export function parseDocument(file: DocumentFile): ParsedFile<Omit<RecognizedFile, 'rows'>, FileContent> {
  const { rows, ...head } = file.type === 'json' ? readJsonFile(file) : readXliff(file)
  return { head, rows }
}
