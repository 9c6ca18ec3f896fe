import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { href, redirect } from 'react-router'
import { findBackup, recordDownload } from '#app/features/backups/stored-backups.server.ts'
import { hasConfirmedPassword } from '#app/features/staff/confirmed-password.server.ts'
import { guardResources, requireAdmin } from '#app/features/staff/guard.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import type { Route } from './+types/backup-file'

export const middleware: Route.MiddlewareFunction[] = [guardResources]

/** Downloads a backup, recorded first. If it is unknown or the password was not confirmed lately, its page says so. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { id: staffId } = requireAdmin(context)
  const backup = await findBackup(env.BACKUP_DIR, params.file)
  if (!backup || !(await hasConfirmedPassword(db, request)))
    throw redirect(href('/admin/backups/:file/download', params))
  await recordDownload(db, { file: backup.file, staffId })
  return new Response(streamFile(backup.path), {
    headers: {
      'Content-Type': 'application/x-tar',
      'Content-Length': String(backup.bytes),
      'Content-Disposition': `attachment; filename="${backup.file}"`,
      'Cache-Control': 'no-store',
    },
  })
}

/** Opens the file with the first read, so that a HEAD request leaves no file open. */
function streamFile(path: string): ReadableStream<Uint8Array> {
  let chunks: AsyncIterator<Uint8Array> | null = null
  const opened = () =>
    (chunks ??= Readable.from(createReadStream(path, { highWaterMark: 2 ** 18 }))[Symbol.asyncIterator]())
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await opened().next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await chunks?.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}
