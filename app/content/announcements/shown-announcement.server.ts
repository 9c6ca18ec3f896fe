import { type SQL, sql } from 'drizzle-orm'
import { announcements } from '#app/content/announcements/announcements.table.ts'
import { type KnownTargets, listTargetLinks } from '#app/content/menus/menu-links.ts'
import { readTarget } from '#app/content/menus/target-input.ts'
import { fillPlaceholders } from '#app/content/storefront/placeholders.ts'
import { readFields } from '#app/lib/json.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { startWorker } from '#app/platform/worker.server.ts'
import type { ShippingPromises } from '#app/pricing/shipping-promises.ts'
import { selectTranslated, type TextLanguage } from '#app/store/translated.server.ts'

/** The text of the announcement bar and the path of its link. */
export type ShownAnnouncement = { readonly text: string; readonly to?: string }

/** Selects the shown announcement for `parseAnnouncement`; null if none is shown. */
export const selectShownAnnouncement = (language: TextLanguage) => sql<unknown>`(
  select json_build_object('text', ${selectTranslated('announcement', 'text', { id: announcements.id, original: announcements.text }, language)}, 'target', target) from ${announcements} where is_shown order by position limit 1
)`

/**
 * Returns null if no announcement is shown or if its text is empty once placeholders are filled. Omits the link if its
 * target is missing.
 */
export function parseAnnouncement(
  stored: unknown,
  known: KnownTargets,
  getShippingPromises: () => ShippingPromises,
): ShownAnnouncement | null {
  const { text, target } = readFields(stored)
  if (typeof text !== 'string') return null
  const filled = fillPlaceholders(text, getShippingPromises)
  if (filled === '') return null
  const parsedTarget = readTarget(readFields(target))
  const [link] = parsedTarget ? listTargetLinks(parsedTarget, known) : []
  return { text: filled, ...(link && { to: link.to }) }
}

/**
 * Shows only the first announcement that is due. A trigger invalidates the pages if a different one is shown. Any
 * process can call this at any time, even late or after the clock was set back. Returns true if something changed.
 */
export async function showDueAnnouncement(db: Database, now: Date | SQL = sql`clock_timestamp()`): Promise<boolean> {
  const at = now instanceof Date ? sql`${now.toISOString()}::timestamptz` : now
  const { rowCount } = await db.execute(sql`
    update ${announcements} set is_shown = not is_shown
    where is_shown <> (id is not distinct from (
      select id from ${announcements}
      where (starts_at is null or starts_at <= ${at}) and (ends_at is null or ends_at > ${at})
      order by position, id limit 1
    ))`)
  return (rowCount ?? 0) > 0
}

/** The maximum delay of a start or end. */
const PAUSE_MS = 1_000

export function startAnnouncing(db: Database): { stop: () => Promise<void> } {
  return startWorker(db, {
    name: 'announcements',
    pauseMs: PAUSE_MS,
    runOnce: async (on) => {
      await showDueAnnouncement(on)
      return false
    },
  })
}
