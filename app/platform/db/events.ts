import type { WiredList } from '#app/lib/wired-list.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** Runs in the transaction of an event. app/wiring.ts lists the handlers of each event in their order. */
export type EventHandler<Event, Result = void> = (tx: Database, event: Event) => Promise<Result>

/** Runs the handlers one after the other. Returns the last result that is not null. */
export async function emit<Event, Result>(
  { entries }: Pick<WiredList<EventHandler<Event, Result | null>>, 'entries'>,
  tx: Database,
  event: Event,
): Promise<Result | null> {
  let result: Result | null = null
  for (const handle of entries) result = (await handle(tx, event)) ?? result
  return result
}
