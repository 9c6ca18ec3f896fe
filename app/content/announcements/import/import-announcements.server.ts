import { href } from 'react-router'
import { z } from 'zod'
import {
  type CheckedItem,
  expectSaved,
  type FileItem,
  type ImportContext,
  type ImportKind,
  NotAsPreviewedError,
  rejectItem,
  requireStaff,
  toFileErrors,
} from '#app/base/import-kind.ts'
import { readAnnouncements } from '#app/content/announcements/admin/announcements-state.server.ts'
import { saveAnnouncements } from '#app/content/announcements/admin/save-announcements.server.ts'
import { adminText } from '#app/content/announcements/admin-text.ts'
import {
  checkAnnouncements,
  MAX_ANNOUNCEMENTS,
  type TypedAnnouncement,
} from '#app/content/announcements/announcement-input.ts'
import { fileAnnouncement } from '#app/content/json-formats.ts'
import { createFileTargetConverter } from '#app/content/menus/file-targets.server.ts'
import { resolveFileTargets } from '#app/content/menus/import/resolve-file-targets.server.ts'
import type { Target } from '#app/content/menus/menu.ts'
import { readTarget } from '#app/content/menus/target-input.ts'
import { describeTarget } from '#app/content/menus/target-text.ts'
import { formatDateTime } from '#app/lib/format/date.ts'
import { newId } from '#app/lib/id.ts'
import { parseJson } from '#app/lib/json.ts'
import { toClockTime } from '#app/lib/time-zone.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { getCell } from '#app/platform/files/file-row.ts'

const NONE: Target = { kind: 'none', value: '' }

/** Matches announcements by their text. New announcements are added after the existing ones. */
export const announcementsImport: ImportKind = {
  name: 'announcements',
  nouns: () => adminText.importNouns,
  numbering: null,
  list: () => ({ to: href('/admin/announcements'), label: adminText.openAnnouncements }),
  batchSize: 100,
  check: checkItems,
  save: (tx, records, context) => write(tx, z.array(savedAnnouncement).parse(records), context),
}

async function checkItems(
  db: Database,
  items: readonly FileItem[],
  { timeZone, ownOrigin }: ImportContext,
): Promise<readonly CheckedItem[]> {
  const { all, version } = await readAnnouncements(db)
  const file = items.map(({ line, rows: [row] }) => {
    const { target, ...announcement } = fileAnnouncement.parse(parseJson(row ? getCell(row, 'announcement') : ''))
    return { line, ...announcement, target: readTarget(target) ?? NONE }
  })
  const before = all.map(({ target }) => target)
  const resolve = await resolveFileTargets(
    db,
    file.map(({ target }) => target),
    before,
    ownOrigin,
  )
  const resolvedTargets = file.map(({ target }) => resolve(target))
  const nameTarget = await createFileTargetConverter(db, [
    ...before,
    ...resolvedTargets.flatMap((resolution) => ('target' in resolution ? resolution.target : [])),
  ])
  let remaining = MAX_ANNOUNCEMENTS - all.length
  return file.map(({ line, text, startsAt, endsAt }, at): CheckedItem => {
    const known = all.find((announcement) => announcement.text === text)
    const found = resolvedTargets[at] ?? { target: NONE }
    const target = 'target' in found ? found.target : NONE
    const toClock = (moment: string | null) => (moment === null ? '' : toClockTime(new Date(moment), timeZone))
    const id = known?.id ?? newId<'announcement'>()
    const typed: TypedAnnouncement = { id, text, target, startsAt: toClock(startsAt), endsAt: toClock(endsAt) }
    const checked = checkAnnouncements([typed], timeZone)
    if (!checked.ok) return rejectItem(text, toFileErrors(checked.errors, line))
    if (!known && --remaining < 0)
      return rejectItem(text, toFileErrors({ '': adminText.tooMany(MAX_ANNOUNCEMENTS) }, line))
    const [after] = checked.announcements
    const toShownFields = (
      announcement: Pick<typeof typed, 'target'> & { readonly startsAt: Date | null; readonly endsAt: Date | null },
    ) => ({
      'Links to': announcement.target.kind === 'none' ? '' : describeTarget(nameTarget(announcement.target)),
      Starts: announcement.startsAt ? formatDateTime(announcement.startsAt, timeZone) : '',
      Ends: announcement.endsAt ? formatDateTime(announcement.endsAt, timeZone) : '',
    })
    const [from, to] = [known && toShownFields(known), after && toShownFields(after)]
    const changes = Object.entries(to ?? {}).flatMap(([field, value]) => {
      const old = Object.entries(from ?? {}).find(([name]) => name === field)?.[1] ?? ''
      return old === value ? [] : [{ field, from: old, to: value }]
    })
    const notes = 'rejection' in found ? [`It will have no link. ${found.rejection}`] : []
    const outcome = !known ? 'new' : changes.length > 0 ? 'changed' : 'unchanged'
    return { outcome, key: text, name: text, record: { ...typed, version }, changes, errors: [], notes }
  })
}

const savedAnnouncement = z.object({
  id: z.string(),
  text: z.string(),
  target: z.object({ kind: z.string(), value: z.string() }),
  startsAt: z.string(),
  endsAt: z.string(),
  /** Identifies the state of all announcements. */
  version: z.string(),
})

async function write(
  tx: Database,
  saved: readonly z.output<typeof savedAnnouncement>[],
  context: ImportContext,
): Promise<void> {
  const { all, version } = await readAnnouncements(tx)
  if (saved.some((announcement) => announcement.version !== version))
    throw new NotAsPreviewedError('The announcements have changed since the check')
  const { timeZone, ownOrigin } = context
  const checked = checkAnnouncements(
    saved.map(({ version: _, ...announcement }) => announcement),
    timeZone,
  )
  if (!checked.ok) throw new NotAsPreviewedError(Object.values(checked.errors).join(' '))
  const changedById = new Map(checked.announcements.map((announcement) => [announcement.id, announcement]))
  const storedAnnouncements = all.map(
    ({ isShown: _, ...announcement }) => changedById.get(announcement.id) ?? announcement,
  )
  const addedAnnouncements = checked.announcements.filter(
    ({ id }) => !all.some((announcement) => announcement.id === id),
  )
  const staffId = requireStaff(context)
  const result = await saveAnnouncements(tx, [...storedAnnouncements, ...addedAnnouncements], {
    version,
    timeZone,
    staffId,
    ownOrigin,
  })
  expectSaved(result, 'The announcements')
}
