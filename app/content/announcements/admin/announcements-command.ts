import { z } from 'zod'
import { adminText } from '#app/content/announcements/admin-text.ts'
import { checkAnnouncements } from '#app/content/announcements/announcement-input.ts'
import { parseJson } from '#app/lib/json.ts'
import { formVersion } from '#app/ui/admin/form-version.ts'

/**
 * The schema of the form, which sends all announcements as JSON. Times are in `timeZone`. `version` identifies the
 * state that staff saw.
 */
export function announcementsForm(timeZone: string) {
  return z.strictObject({
    version: formVersion,
    timeZone: z.literal(timeZone, { error: () => adminText.timeZoneChanged }),
    announcements: z
      .string()
      .max(50_000)
      .transform((text, ctx) => {
        const checked = checkAnnouncements(parseJson(text), timeZone)
        if (checked.ok) return checked.announcements
        for (const [field, message] of Object.entries(checked.errors)) {
          ctx.addIssue({ code: 'custom', path: field.split('.').slice(1), message })
        }
        return z.NEVER
      }),
  })
}
