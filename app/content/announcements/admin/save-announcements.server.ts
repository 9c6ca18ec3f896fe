import { notInArray, sql } from 'drizzle-orm'
import { readAnnouncements } from '#app/content/announcements/admin/announcements-state.server.ts'
import type { AnnouncementInput } from '#app/content/announcements/announcement-input.ts'
import { announcements } from '#app/content/announcements/announcements.table.ts'
import { showDueAnnouncement } from '#app/content/announcements/shown-announcement.server.ts'
import { createTargetCheck } from '#app/content/menus/admin/check-targets.server.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import { isSameJson } from '#app/lib/lists.ts'
import { toClockTime } from '#app/lib/time-zone.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { recordChange } from '#app/store/audit.server.ts'

type Outcome =
  | { readonly outcome: 'saved' | 'conflict' }
  | { readonly outcome: 'rejected'; readonly errors: FieldErrors }

type SaveOptions = {
  readonly version: string
  readonly timeZone: string
  readonly staffId: Id<'staff'>
  readonly ownOrigin: string
  readonly now?: Date
}

/** Saves all announcements in this order and shows the first one that is due. */
export function saveAnnouncements(
  db: Database,
  typed: readonly AnnouncementInput[],
  { version, timeZone, staffId, ownOrigin, now }: SaveOptions,
): Promise<Outcome> {
  return withTx(db, async (tx): Promise<Outcome> => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_NUMBERS.announcements})`)
    const before = await readAnnouncements(tx)
    if (before.version !== version) return { outcome: 'conflict' }
    const listTargets = (all: readonly Pick<AnnouncementInput, 'target'>[]) => all.map(({ target }) => target)
    const check = await createTargetCheck(tx, listTargets(typed), listTargets(before.all), ownOrigin)
    const errors: Record<string, string> = {}
    const rows = typed.flatMap((announcement, position) => {
      const id = parseId<'announcement'>(announcement.id)
      const checked = check(announcement.target)
      if ('rejection' in checked) errors[`announcements.${announcement.id}.target`] = checked.rejection
      if (!id || 'rejection' in checked) return []
      const old = before.all.find((known) => known.id === id)
      const readMoment = (name: 'startsAt' | 'endsAt') =>
        keepMomentIfUnchanged(old?.[name] ?? null, announcement[name], timeZone)
      return [
        {
          ...announcement,
          id,
          position,
          target: checked.target,
          startsAt: readMoment('startsAt'),
          endsAt: readMoment('endsAt'),
        },
      ]
    })
    if (Object.keys(errors).length > 0) return { outcome: 'rejected', errors }
    const ids = rows.map(({ id }) => id)
    await tx.delete(announcements).where(notInArray(announcements.id, ids))
    for (const { id, ...row } of rows) {
      await tx
        .insert(announcements)
        .values({ id, ...row })
        .onConflictDoUpdate({ target: announcements.id, set: row })
    }
    await showDueAnnouncement(tx, now)
    const after = await readAnnouncements(tx)
    if (after.version !== before.version) await record(tx, staffId, before.all, after.all)
    return { outcome: 'saved' }
  })
}

/**
 * Keeps the stored moment if the typed time is unchanged. When clocks are set back, an hour occurs twice: a typed time
 * means its first occurrence, but the stored moment can be the second one.
 */
function keepMomentIfUnchanged(before: Date | null, typed: Date | null, timeZone: string): Date | null {
  return before && typed && toClockTime(before, timeZone) === toClockTime(typed, timeZone) ? before : typed
}

type StoredAnnouncements = Awaited<ReturnType<typeof readAnnouncements>>['all']

async function record(
  tx: Database,
  staffId: Id<'staff'>,
  before: StoredAnnouncements,
  after: StoredAnnouncements,
): Promise<void> {
  const formatTexts = (all: StoredAnnouncements) => all.map(({ text }) => text).join(' · ')
  const [from, to] = [formatTexts(before), formatTexts(after)]
  const edited = after.filter((announcement) => {
    const old = before.find(({ id }) => id === announcement.id)
    return old && !isSameJson({ ...old, isShown: false }, { ...announcement, isShown: false })
  })
  const changes = { ...(from !== to && { texts: { from, to } }), fields: edited.map(({ text }) => text) }
  await recordChange(tx, staffId, { action: 'announcements.update', entity: 'announcements', entityId: null, changes })
}
