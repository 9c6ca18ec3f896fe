import { parseDocument } from '#app/features/imports/parse-document.server.ts'
import { parseInThread } from '#app/platform/files/parse-file.server.ts'

await parseInThread(parseDocument)
