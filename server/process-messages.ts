import { z } from 'zod'

/** What a web process tells its supervisor. */
const fromWebProcess = z.discriminatedUnion('kind', [
  /** It serves; `line` says where, for people. Without its database, only what needs none. */
  z.object({ kind: z.literal('ready'), line: z.string(), hasDatabase: z.boolean() }),
  /** It cannot start, for a reason that a person can put right. */
  z.object({ kind: z.literal('failed'), line: z.string() }),
  /** It serves all, as its database responds now. */
  z.object({ kind: z.literal('complete') }),
  /** It is about to close its listener, and asks the supervisor to close its own before, by disconnecting. */
  z.object({ kind: z.literal('stopping') }),
  /** Somebody asked it for the metrics of all processes. */
  z.object({ kind: z.literal('metrics-wanted') }),
  /** Its own, as prom-client writes them. */
  z.object({
    kind: z.literal('metrics'),
    metrics: z.array(z.custom<object>((value) => typeof value === 'object' && value !== null)),
  }),
])

/** What a supervisor tells a web process. */
const toWebProcess = z.discriminatedUnion('kind', [
  /** To stop, once every connection that is open now has had its last answer. */
  z.object({ kind: z.literal('retire') }),
  z.object({ kind: z.literal('give-metrics') }),
  /** The metrics of all processes, summed up, to be shown to whoever asked. */
  z.object({ kind: z.literal('metrics-sum'), text: z.string() }),
])

export type FromWebProcess = z.output<typeof fromWebProcess>
export type ToWebProcess = z.output<typeof toWebProcess>

/** What came over the channel from a web process, or null where it is none of our messages. */
export function readFromWebProcess(message: unknown): FromWebProcess | null {
  return fromWebProcess.safeParse(message).data ?? null
}

/** What came over the channel from the supervisor, or null where it is none of our messages. */
export function readToWebProcess(message: unknown): ToWebProcess | null {
  return toWebProcess.safeParse(message).data ?? null
}
