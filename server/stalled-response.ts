import type { ServerResponse } from 'node:http'

/** The system buffers megabytes, so a client that reads 32 KB/s appears to read only every 45 seconds. */
export const STALLED_MS = 60_000

/** Disconnects a client that has not read any of its response for `stalledMs` to twice that time. */
export function limitStalledResponse(res: ServerResponse, stalledMs: number = STALLED_MS): void {
  if (!res.writableEnded || res.writableLength > 0) res.req.socket.setTimeout(stalledMs)
}

export function allowTimeToRender(res: ServerResponse): void {
  res.on('timeout', (socket) => {
    if (socket.writableLength > 0) socket.destroy()
  })
}
