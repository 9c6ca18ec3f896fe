import { sql } from 'drizzle-orm'
import { parseJson, readFields } from '#app/lib/json.ts'
import { coalesce } from '#app/platform/db/coalesce.server.ts'
import { compileSql } from '#app/platform/db/compiled.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readValues } from '#app/platform/db/read-values.server.ts'
import { storeSettings } from '#app/store/settings.table.ts'
import {
  getSettingCategory,
  getSettingDescription,
  readStoredSettings,
  type Settings,
  settingKeys,
} from '#app/store/settings.ts'

/** Selects the stored settings as JSON text for `parseSettings`. Other statements include this expression. */
export const storedSettings = compileSql(
  sql<string>`(select coalesce(json_object_agg(key, value), '{}')::text from ${storeSettings})`,
)

let lastRead: { readonly text: string; readonly settings: Settings } | null = null

/** Parses `storedSettings`. The last result is cached, because the text rarely changes. */
export function parseSettings(text: string): Settings {
  if (lastRead?.text === text) return lastRead.settings
  const storedEntries = Object.entries(readFields(parseJson(text)))
  const settings = Object.freeze(readStoredSettings(storedEntries.map(([key, value]) => ({ key, value }))))
  lastRead = { text, settings }
  return settings
}

export const readSettings = coalesce(async (db): Promise<Settings> => {
  const { settings } = await readValues(db, { settings: storedSettings })
  return parseSettings(settings)
})

export async function readTimeZone(db: Database): Promise<string> {
  return (await readSettings(db)).store_time_zone
}

export async function saveSettings(db: Database, changes: Partial<Settings>): Promise<void> {
  const rows = settingKeys.flatMap((key) => {
    const value = changes[key]
    if (value === undefined) return []
    const json = sql`${JSON.stringify(value)}::jsonb` // null is a value here
    return [{ key, value: json, category: getSettingCategory(key), description: getSettingDescription(key) }]
  })
  if (rows.length === 0) return
  await db
    .insert(storeSettings)
    .values(rows)
    .onConflictDoUpdate({
      target: storeSettings.key,
      set: {
        value: sql`excluded.value`,
        category: sql`excluded.category`,
        description: sql`excluded.description`,
        updatedAt: new Date(),
      },
    })
}
