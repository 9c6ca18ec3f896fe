import type { WiredList } from '#app/lib/wired-list.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** Runs in an event's transaction. app/wiring.ts lists each event's handlers in order. */
export type EventHandler<Event, Result = void> = (tx: Database, event: Event) => Promise<Result>

/** Runs the handlers one after another. Returns the last result that is not null. */
export async function emit<Event, Result>(
  { entries }: Pick<WiredList<EventHandler<Event, Result | null>>, 'entries'>,
  tx: Database,
  event: Event,
): Promise<Result | null> {
  let result: Result | null = null
  for (const handle of entries) result = (await handle(tx, event)) ?? result
  return result
}
