import type { ServerResponse } from 'node:http'

/** The system takes bytes by the megabyte: of who reads 32 KB a second, and no proxy for them, every 45 seconds. */
export const STALLED_MS = 60_000

/**
 * Ends an answer that nobody takes. To be called once it is sent, or is being made: one that the system took at once needs
 * nothing, as a timer for each would be a good part of what sending a kept page takes. Otherwise Node looks after each `stalledMs` in which nothing came or was written, and lets a
 * connection be where the system took bytes of it since it looked before: so an answer ends once to twice that time after
 * its last byte went, and one that is read slowly but steadily does not. Connections without a request end sooner.
 */
export function boundStalledAnswer(res: ServerResponse, stalledMs: number = STALLED_MS): void {
  if (!res.writableEnded || res.writableLength > 0) res.req.socket.setTimeout(stalledMs)
}

/** Has an answer that takes long to be made be waited for, also in its midst. What was made of it and is not taken ends it. */
export function allowTimeToMake(res: ServerResponse): void {
  res.on('timeout', (socket) => {
    if (socket.writableLength > 0) socket.destroy()
  })
}
