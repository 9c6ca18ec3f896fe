import { sql } from 'drizzle-orm'
import { relabelPrices } from '#app/features/settings/relabel-prices.server.ts'
import { readSettings, saveSettings } from '#app/features/settings/settings.server.ts'
import { type Settings, settingCategory, settingDescription, settingsSchema } from '#app/features/settings/settings.ts'
import type { FormSettings } from '#app/features/settings/settings-draft.ts'
import { type FormKey, formKeys } from '#app/features/settings/settings-fields.ts'
import { type SettingsInput, withCurrencyRate } from '#app/features/settings/settings-input.ts'
import { storeSettings } from '#app/features/settings/store-settings.table.ts'
import { recordChange } from '#app/features/staff/audit.server.ts'
import type { Id } from '#app/lib/id.ts'
import { versionOf } from '#app/lib/version.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'

export async function findFormSettings(db: Database): Promise<FormSettings> {
  return formSettings(await readSettings(db))
}

/** 'conflict': someone else saved since the form was loaded, so nothing was changed. */
export function saveFormSettings(
  db: Database,
  input: SettingsInput,
  staffId: Id<'staff'>,
): Promise<{ readonly outcome: 'saved' | 'conflict'; readonly current: FormSettings }> {
  return withTx(db, async (tx) => {
    // Settings that were never saved have no row to lock. Reads continue.
    await tx.execute(sql`lock table ${storeSettings} in share row exclusive mode`)
    const before = await readSettings(tx)
    if (formSettings(before).version !== input.version) return { outcome: 'conflict', current: formSettings(before) }
    const after = withCurrencyRate(before, settingsSchema.parse({ ...before, ...input.values }))
    const changed = formKeys.filter((key) => before[key] !== after[key])
    const written = [...changed, ...(await listMislabelled(tx))]
    await saveSettings(tx, Object.fromEntries(written.map((key) => [key, after[key]])))
    await relabelPrices(tx, before.store_currency, after.store_currency)
    if (changed.length > 0) {
      const changes = {
        fields: changed,
        ...Object.fromEntries(
          changed.flatMap((key) => {
            const change = { from: before[key], to: after[key] }
            return isShort(change.from) && isShort(change.to) ? [[key, change]] : []
          }),
        ),
      }
      await recordChange(tx, staffId, { action: 'settings.update', entity: 'settings', entityId: null, changes })
    }
    return { outcome: 'saved', current: formSettings(after) }
  })
}

/** Rows that another writer stored with a wrong category or description. */
async function listMislabelled(tx: Database): Promise<readonly FormKey[]> {
  const { key, category, description } = storeSettings
  const rows = await tx.select({ key, category, description }).from(storeSettings)
  const wrong = rows.filter(
    (row) => row.category !== settingCategory(row.key) || row.description !== settingDescription(row.key),
  )
  return formKeys.filter((key) => wrong.some((row) => row.key === key))
}

function formSettings(settings: Settings): FormSettings {
  return { settings, version: versionOf(formKeys.map((key) => settings[key])) }
}

/** Longer texts are only named in the history. */
const MAX_RECORDED_LENGTH = 80

function isShort(value: string | number | boolean): boolean {
  return typeof value !== 'string' || value.length <= MAX_RECORDED_LENGTH
}
