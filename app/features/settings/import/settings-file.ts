import { z } from 'zod'
import { jsonFormat } from '#app/features/imports/json-format.ts'

/** store/settings.json: an item for each setting. */
export const settingsFile = jsonFormat({
  kind: 'settings',
  version: 1,
  schema: z.strictObject({ settings: z.record(z.string().max(100), z.unknown()) }),
  entries: ({ settings }) => Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify(value) })),
})
