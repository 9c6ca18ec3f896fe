import type { ServerResponse } from 'node:http'

/** The system buffers megabytes: a client that reads 32 KB/s accepts more only every 45 seconds. */
export const STALLED_MS = 60_000

/**
 * Disconnects a client that takes nothing of its response for one to two times `stalledMs`. If the system took all
 * bytes at once, no timer is set, which would be costly for a cached page.
 */
export function limitStalledResponse(res: ServerResponse, stalledMs: number = STALLED_MS): void {
  if (!res.writableEnded || res.writableLength > 0) res.req.socket.setTimeout(stalledMs)
}

/** Gives a response time to render: the connection is closed only while bytes wait to be read. */
export function allowTimeToRender(res: ServerResponse): void {
  res.on('timeout', (socket) => {
    if (socket.writableLength > 0) socket.destroy()
  })
}
