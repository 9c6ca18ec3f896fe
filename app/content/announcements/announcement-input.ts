import { z } from 'zod'
import { adminText } from '#app/content/announcements/admin-text.ts'
import type { Target } from '#app/content/menus/menu.ts'
import { findTargetRejection, readTarget } from '#app/content/menus/target-input.ts'
import { type FieldErrors, parseInput } from '#app/lib/form.ts'
import { parseId } from '#app/lib/id.ts'
import { isClockTime, toMoment } from '#app/lib/zone-moments.ts'
import { findUnknownPlaceholder, PLACEHOLDERS } from '#app/store/placeholders.ts'
import { areUnique } from '#app/ui/admin/are-unique.ts'

export const MAX_ANNOUNCEMENTS = 10
export const MAX_ANNOUNCEMENT_LENGTH = 200

/** An announcement as staff type it. Times are in the store's time zone, '' for none. */
export type TypedAnnouncement = {
  readonly id: string
  readonly text: string
  readonly target: Target
  readonly startsAt: string
  readonly endsAt: string
}

export type AnnouncementInput = Pick<TypedAnnouncement, 'id' | 'text' | 'target'> & {
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

const announcementShape = z.strictObject({
  id: z.string().refine((id) => parseId(id) !== null),
  text: z.string(),
  target: z.strictObject({ kind: z.string(), value: z.string() }),
  startsAt: z.string(),
  endsAt: z.string(),
})

type CheckedAnnouncements =
  | { readonly ok: true; readonly announcements: readonly AnnouncementInput[] }
  | { readonly ok: false; readonly errors: FieldErrors }

/** Checks announcements from a form. Errors are keyed by 'announcements.<id>.<field>', or by '' for the whole list. */
export function checkAnnouncements(raw: unknown, timeZone: string): CheckedAnnouncements {
  const parsed = parseInput(z.strictObject({ all: z.array(announcementShape) }), { all: raw })
  if (!parsed.ok) return { ok: false, errors: { '': adminText.unreadable } }
  const { all } = parsed.value
  if (all.length > MAX_ANNOUNCEMENTS) {
    return { ok: false, errors: { '': adminText.tooMany(MAX_ANNOUNCEMENTS) } }
  }
  if (!areUnique(all.map(({ id }) => id))) return { ok: false, errors: { '': adminText.unreadable } }
  const errors: Record<string, string> = {}
  const checked = all.flatMap((typed) => {
    const { id, text } = typed
    const fail = (field: string, message: string) => {
      errors[`announcements.${id}.${field}`] ??= message
      return null
    }
    const textRejection = findTextRejection(text)
    if (textRejection) fail('text', textRejection)
    const target = readTarget(typed.target)
    const targetRejection = target && findTargetRejection(target)
    if (targetRejection) fail('target', targetRejection)
    const readMoment = (field: 'startsAt' | 'endsAt') => {
      const clock = typed[field].slice(0, 16)
      if (clock === '') return null
      return isClockTime(clock) ? toMoment(clock, timeZone) : fail(field, adminText.momentInvalid)
    }
    const [startsAt, endsAt] = [readMoment('startsAt'), readMoment('endsAt')]
    if (startsAt && endsAt && endsAt <= startsAt) fail('endsAt', adminText.endsBeforeStart)
    return target ? [{ id, text, target, startsAt, endsAt }] : []
  })
  if (checked.length < all.length) errors[''] = adminText.unreadable
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, announcements: checked }
}

function findTextRejection(text: string): string | null {
  if (text === '') return adminText.textMissing
  if (text.length > MAX_ANNOUNCEMENT_LENGTH) return adminText.textTooLong(MAX_ANNOUNCEMENT_LENGTH)
  const unknown = findUnknownPlaceholder(text)
  const known = PLACEHOLDERS.map((name) => `{${name}}`).join(', ')
  return unknown && adminText.unknownPlaceholder(unknown, known)
}
