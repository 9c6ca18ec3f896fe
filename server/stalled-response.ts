import type { ServerResponse } from 'node:http'

/**
 * The system's buffers take bytes by the megabyte: for somebody who reads 32 KB a second, without a proxy in between, they
 * take more every 45 seconds.
 */
export const STALLED_MS = 60_000

/**
 * Ends an answer that nobody takes. To be called once the answer is sent, or while it is being made. Where the system took
 * all of it at once, no timer is set: that would be a good part of the cost of sending a kept page. Otherwise Node looks
 * after every `stalledMs` without traffic whether the system took more bytes since it last looked, and lets the connection
 * be if so. An answer therefore ends one to two times `stalledMs` after its last byte went, and one that is read slowly but
 * steadily does not end. Connections without a request end sooner, by the server's own limits.
 */
export function limitStalledResponse(res: ServerResponse, stalledMs: number = STALLED_MS): void {
  if (!res.writableEnded || res.writableLength > 0) res.req.socket.setTimeout(stalledMs)
}

/**
 * Lets an answer take its time to be made, at its beginning or in its midst: the connection only ends where bytes wait to be
 * taken.
 */
export function allowTimeToRender(res: ServerResponse): void {
  res.on('timeout', (socket) => {
    if (socket.writableLength > 0) socket.destroy()
  })
}
