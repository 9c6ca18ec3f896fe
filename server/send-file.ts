import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '#app/platform/log.server.ts'
import type { FindFile } from '#server/client-files.ts'
import { isDraining } from '#server/draining.ts'
import { findOrigin } from '#server/guards.ts'
import { newRequestId } from '#server/request-id.ts'

/**
 * Returns a handler that sends a file of the build and returns true, or returns false if there is no such file.
 * Requests for other hosts are left to the guards.
 */
export function createFileSender(findFile: FindFile, publicOrigin: string | undefined) {
  return (req: IncomingMessage, res: ServerResponse): boolean => {
    const { method, url: target = '', headers } = req
    if (method !== 'GET' && method !== 'HEAD') return false
    const { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch } = headers
    const file = findFile(target, { acceptEncoding, ifNoneMatch })
    if (!file || !findOrigin(headers.host, publicOrigin)) return false
    const request = newRequestId()
    const closing = isDraining() ? ['Connection', 'close'] : []
    res.writeHead(file.status, [...file.headers, 'X-Request-Id', request, ...closing])
    res.end(method === 'HEAD' ? undefined : file.bytes)
    log.debug({ request, route: 'file', method, status: file.status })
    return true
  }
}
