import { z } from 'zod'
import { jsonFormat } from '#app/base/import-formats.ts'

const moment = z.iso.datetime().nullable()

export const fileAnnouncement = z.strictObject({
  text: z.string(),
  target: z.strictObject({ kind: z.string(), value: z.string() }),
  startsAt: moment,
  endsAt: moment,
})

/** store/announcements.json: an item for each. */
export const announcementsFile = jsonFormat({
  kind: 'announcements',
  version: 2,
  schema: z.strictObject({ announcements: z.array(fileAnnouncement).max(100) }),
  entries: ({ announcements }) => announcements.map((one) => ({ announcement: JSON.stringify(one) })),
})
