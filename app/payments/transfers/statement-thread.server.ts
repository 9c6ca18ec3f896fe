import { parseStatementFile } from '#app/payments/read-statement.server.ts'
import { parseInThread } from '#app/platform/files/parse-file.server.ts'

await parseInThread(parseStatementFile)
