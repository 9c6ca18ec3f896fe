import { z } from 'zod'
import { jsonFormat } from '#app/base/import-formats.ts'
import { adminText } from '#app/store/settings/admin-text.ts'

/** Far more than a store has. */
export const MAX_SETTINGS = 500

function isNotTooMany(settings: object): boolean {
  return Object.keys(settings).length <= MAX_SETTINGS
}

/** store/settings.json: an item for each setting. */
export const settingsFile = jsonFormat({
  kind: 'settings',
  version: 1,
  schema: z.strictObject({
    settings: z
      .record(z.string().max(100), z.unknown())
      .refine(isNotTooMany, { error: () => adminText.tooManySettings }),
  }),
  entries: ({ settings }) => Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify(value) })),
})
