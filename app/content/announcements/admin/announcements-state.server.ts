import { asc } from 'drizzle-orm'
import { getScheduleState } from '#app/content/announcements/announcement-state.ts'
import { announcements } from '#app/content/announcements/announcements.table.ts'
import { readTargetChoices } from '#app/content/menus/admin/menus-state.server.ts'
import type { Target } from '#app/content/menus/menu.ts'
import { readTarget } from '#app/content/menus/target-input.ts'
import { readFields } from '#app/lib/json.ts'
import { pick } from '#app/lib/keys.ts'
import { toClockTime } from '#app/lib/time-zone.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'

const NONE: Target = { kind: 'none', value: '' }

/** Reads the announcements in order. `version` identifies the content that staff wrote. */
export async function readAnnouncements(db: Database) {
  const columns = pick(announcements, ['id', 'text', 'target', 'startsAt', 'endsAt', 'isShown'])
  const rows = await db.select(columns).from(announcements).orderBy(asc(announcements.position), asc(announcements.id))
  const all = rows.map((row) => ({ ...row, target: readTarget(readFields(row.target)) ?? NONE }))
  return { all, version: computeVersion(all.map(({ isShown: _, ...written }) => written)) }
}

type EditorOptions = {
  readonly isDemo: boolean
  readonly ownOrigin: string
  readonly timeZone: string
  readonly now?: Date
}

export async function readAnnouncementsEditor(
  db: Database,
  { isDemo, ownOrigin, timeZone, now = new Date() }: EditorOptions,
) {
  const { all, version } = await readAnnouncements(db)
  const targets = all.map(({ target }) => target)
  const toClock = (at: Date | null) => (at ? toClockTime(at, timeZone) : '')
  return {
    announcements: all.map(({ startsAt, endsAt, isShown: _, ...announcement }) => ({
      ...announcement,
      startsAt: toClock(startsAt),
      endsAt: toClock(endsAt),
    })),
    states: Object.fromEntries(
      all.map(({ id, isShown, ...schedule }) => [id, isShown ? ('shown' as const) : getScheduleState(schedule, now)]),
    ),
    timeZone,
    version,
    choices: await readTargetChoices(db, targets, { isDemo, ownOrigin }),
  }
}

export type AnnouncementsEditorData = Awaited<ReturnType<typeof readAnnouncementsEditor>>
