import { count, eq } from 'drizzle-orm'
import { announcements } from '#app/content/announcements/announcements.table.ts'
import { showDueAnnouncement } from '#app/content/announcements/shown-announcement.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** The announcement that db/baseline.sql inserts. */
export const DEMO_ANNOUNCEMENT = "Free Shipping On All Orders - Don't Miss Out!"

const isOfDemo = eq(announcements.text, DEMO_ANNOUNCEMENT)

export async function countDemoAnnouncements(db: Database): Promise<number> {
  const [row] = await db.select({ found: count() }).from(announcements).where(isOfDemo)
  return row?.found ?? 0
}

/** Removes the demo store's promise. What staff wrote stays. */
export async function makeOwnAnnouncements(tx: Database): Promise<void> {
  await tx.delete(announcements).where(isOfDemo)
  await showDueAnnouncement(tx)
}
