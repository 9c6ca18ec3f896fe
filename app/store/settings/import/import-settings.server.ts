import { sql } from 'drizzle-orm'
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
} from '#app/base/import-kind.ts'
import { parseInput } from '#app/lib/form.ts'
import { parseJson } from '#app/lib/json.ts'
import { isSameJson } from '#app/lib/lists.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readValues } from '#app/platform/db/read-values.server.ts'
import { getCell } from '#app/platform/files/file-row.ts'
import { MAX_SETTINGS } from '#app/store/file-formats.ts'
import { adminText } from '#app/store/settings/admin-text.ts'
import { planSettings, withSettings } from '#app/store/settings/import/plan-settings.ts'
import { toFormFields } from '#app/store/settings/settings-draft.ts'
import { findFormSettings, saveFormSettings } from '#app/store/settings/settings-form.server.ts'
import { settingsInput } from '#app/store/settings/settings-input.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { type FormKey, formKeys, getField } from '#app/store/settings-fields.ts'

/** All settings in a file are saved together, as in the form. */
export const settingsImport: ImportKind = {
  name: 'settings',
  nouns: () => adminText.settingNoun,
  numbering: null,
  list: () => ({ to: href('/admin/settings'), label: adminText.openSettings }),
  batchSize: MAX_SETTINGS,
  check: checkSettings,
  save: (tx, records, context) => write(tx, z.array(savedSetting).parse(records), context),
}

async function checkSettings(db: Database, items: readonly FileItem[]): Promise<readonly CheckedItem[]> {
  const [stored, form, { hasAmounts }] = await Promise.all([
    readSettings(db),
    findFormSettings(db),
    readValues(db, {
      hasAmounts: sql<boolean>`exists (select from products) or exists (select from orders)
        or exists (select from discount_codes)`,
    }),
  ])
  const file = items.map(({ rows: [row] }) => {
    return row ? { key: getCell(row, 'key'), value: parseJson(getCell(row, 'value')) } : { key: '', value: null }
  })
  const plans = planSettings(file, { stored, form, hasAmounts })
  return plans.map((plan, at): CheckedItem => {
    const line = items[at]?.line ?? 0
    const { name, outcome } = plan
    const rest = { key: file[at]?.key ?? '', name, errors: [], notes: [] }
    if (outcome === 'rejected') return rejectItem(name, [{ line, column: '', message: plan.message }])
    if (outcome === 'unchanged') return { ...rest, outcome, record: null, changes: [] }
    const record = { key: plan.key, value: plan.value, before: form.settings[plan.key] }
    return { ...rest, outcome, record, changes: [plan.change] }
  })
}

const savedSetting = z.object({
  key: z.string().refine((key): key is FormKey => formKeys.some((known) => known === key)),
  value: z.unknown(),
  before: z.unknown(),
})

async function write(
  tx: Database,
  saved: readonly z.output<typeof savedSetting>[],
  context: ImportContext,
): Promise<void> {
  const current = await findFormSettings(tx)
  const changed = saved.find(({ key, before }) => !isSameJson(before, current.settings[key]))
  if (changed) throw new NotAsPreviewedError(adminText.changedSinceCheck(getField(changed.key).label))
  const merged = withSettings(current, Object.fromEntries(saved.map(({ key, value }) => [key, value])))
  const input = parseInput(settingsInput(merged.keys), toFormFields(merged))
  if (!input.ok) throw new NotAsPreviewedError(Object.values(input.errors).join(' '))
  const result = await saveFormSettings(tx, input.value, requireStaff(context))
  expectSaved(result, adminText.theSettings)
}
