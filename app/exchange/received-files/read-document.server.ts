import type { RecognizedFile } from '#app/base/import-formats.ts'
import { type DocumentFile, parseDocument } from '#app/exchange/received-files/parse-document.server.ts'
import { parseFile } from '#app/platform/files/parse-file.server.ts'

/** Reads a JSON or XLIFF file. @throws FileRejectedError */
export async function readDocument(file: DocumentFile): Promise<RecognizedFile> {
  const { head, rows } = await parseFile(file, {
    parse: parseDocument,
    thread: 'app/exchange/received-files/document-thread.server.ts',
  })
  return { ...head, rows }
}
