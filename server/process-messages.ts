import { z } from 'zod'

/** Messages from a web process to its supervisor. */
const fromWebProcess = z.discriminatedUnion('kind', [
  /** It serves; `line` says where, for the terminal. Without its database, it serves only what needs none. */
  z.object({ kind: z.literal('ready'), line: z.string(), hasDatabase: z.boolean() }),
  /** It cannot start, for a reason that the operator can fix. */
  z.object({ kind: z.literal('failed'), line: z.string() }),
  /** It serves everything: its database responds now. */
  z.object({ kind: z.literal('complete') }),
  /** It is about to close its listener and requests that the supervisor close its own first, by disconnecting. */
  z.object({ kind: z.literal('stopping') }),
  /** The metrics of all processes were requested. */
  z.object({ kind: z.literal('metrics-requested') }),
  /** Its own metrics, as prom-client serializes them. */
  z.object({
    kind: z.literal('metrics'),
    metrics: z.array(z.custom<object>((value) => typeof value === 'object' && value !== null)),
  }),
])

/** Messages from the supervisor to a web process. */
const toWebProcess = z.discriminatedUnion('kind', [
  /** Stop after the last response on each open connection. */
  z.object({ kind: z.literal('retire') }),
  z.object({ kind: z.literal('collect-metrics') }),
  /** The summed metrics of all processes. */
  z.object({ kind: z.literal('metrics-sum'), text: z.string() }),
])

export type FromWebProcess = z.output<typeof fromWebProcess>
export type ToWebProcess = z.output<typeof toWebProcess>

/** Returns a web process's message, or null if it is not one of ours. */
export function readFromWebProcess(message: unknown): FromWebProcess | null {
  return fromWebProcess.safeParse(message).data ?? null
}

/** Returns the supervisor's message, or null if it is not one of ours. */
export function readToWebProcess(message: unknown): ToWebProcess | null {
  return toWebProcess.safeParse(message).data ?? null
}
