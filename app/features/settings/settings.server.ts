import { sql } from 'drizzle-orm'
import {
  readStoredSettings,
  type Settings,
  settingCategory,
  settingDescription,
  settingKeys,
} from '#app/features/settings/settings.ts'
import { storeSettings } from '#app/features/settings/store-settings.table.ts'
import { parseJson } from '#app/lib/json.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** All settings in one query; what was never saved has its initial value. */
export async function readSettings(db: Database): Promise<Settings> {
  // As text: Drizzle reads a JSON text that looks like JSON itself once more, and a phone number would be a number.
  const value = sql<string>`${storeSettings.value}::text`
  const rows = await db.select({ key: storeSettings.key, value }).from(storeSettings)
  return readStoredSettings(rows.map((row) => ({ key: row.key, value: parseJson(row.value) })))
}

/** Saves the given settings in one statement: all or none. */
export async function saveSettings(db: Database, changes: Partial<Settings>): Promise<void> {
  const rows = settingKeys.flatMap((key) => {
    const value = changes[key]
    if (value === undefined) return []
    const json = sql`${JSON.stringify(value)}::jsonb` // null too is a value here, not a missing one
    return [{ key, value: json, category: settingCategory(key), description: settingDescription(key) }]
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
