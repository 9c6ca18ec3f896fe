import type { Duplex } from 'node:stream'
import { getErrorCode } from '#app/lib/errors.ts'
import { env } from '#app/platform/env.server.ts'
import { createSecurityHeaders } from '#server/security-headers.ts'

const STATUSES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Rejects a request that cannot be parsed or is too slow. Only disconnects if a response is already being sent. */
export function rejectUnreadable(error: Error, socket: Duplex): void {
  if (!socket.writable) return
  if (socket.writableLength > 0) {
    socket.destroy()
    return
  }
  const status = STATUSES[getErrorCode(error) ?? ''] ?? '400 Bad Request'
  const headers = {
    ...createSecurityHeaders({ secure: env.PUBLIC_URL?.startsWith('https:') ?? false, development: false }),
    Connection: 'close',
    'Content-Length': '0',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', ''].join('\r\n'))
}
