import type { Server, ServerResponse } from 'node:http'

/** The system takes bytes by the megabyte: of who reads 32 KB a second, and no proxy for them, every 45 seconds. */
export const STALLED_MS = 60_000

/**
 * Ends answers that nobody takes. Node looks after each `stalledMs` in which nothing came or was written, and lets a
 * connection be where the system took bytes of it since it looked before: so an answer ends once to twice that time after
 * its last byte went, and one that is read slowly but steadily does not. Connections without a request end sooner.
 */
export function boundStalledAnswers(server: Server, stalledMs: number = STALLED_MS): void {
  server.timeout = stalledMs
}

/** Has an answer that takes long to be made be waited for, also in its midst. What was made of it and is not taken ends it. */
export function allowTimeToMake(res: ServerResponse): void {
  res.on('timeout', (socket) => {
    if (socket.writableLength > 0) socket.destroy()
  })
}
