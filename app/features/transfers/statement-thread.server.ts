import { parseStatementFile } from '#app/features/transfers/read-statement.server.ts'
import { parseInThread } from '#app/platform/files/parse-file.server.ts'

await parseInThread(parseStatementFile)
