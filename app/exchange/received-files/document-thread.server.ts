import { parseDocument } from '#app/exchange/received-files/parse-document.server.ts'
import { parseInThread } from '#app/platform/files/parse-file.server.ts'

await parseInThread(parseDocument)
