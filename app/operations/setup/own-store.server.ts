import {
  countDemoAnnouncements,
  countDemoSections,
  removeDemoAnnouncements,
  removeDemoMenuItems,
  removeDemoSections,
} from '#app/content/own-content.server.ts'
import type { Id } from '#app/lib/id.ts'
import { readBackupStatus } from '#app/operations/backups/backup-runs.server.ts'
import type { BackupStatus } from '#app/operations/backups/backup-status.ts'
import { adminText } from '#app/operations/setup/admin-text.ts'
import { listDemoTexts, replaceDemoTexts } from '#app/operations/setup/own-texts.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { type ImageStore, imageStore } from '#app/platform/images/image-store.server.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { readSettings, saveSettings } from '#app/store/settings.server.ts'

const BACKUP_AGE_MS = 3_600_000

export type OwnStorePage = Awaited<ReturnType<typeof readOwnStorePage>>

/** Counts the demo data that the command removes, and the demo data that staff changed. */
export async function readOwnStorePage(db: Database, now = new Date()) {
  // db/unseed.ts contains all texts of the demo, so it is not loaded on every start
  const { listDemoRows } = await import('#db/unseed.ts')
  const [rows, settings, backup] = await Promise.all([listDemoRows(db), readSettings(db), readBackupStatus(db)])
  const toCountRow = (noun: keyof typeof rows) => {
    return { label: adminText.demoRows[noun], removed: rows[noun].unchanged.length, changed: rows[noun].changed.length }
  }
  return {
    storeName: settings.store_name,
    isDemo: settings.demo_content,
    counts: [
      toCountRow('products'),
      toCountRow('collections'),
      toCountRow('looks'),
      toCountRow('orders'),
      toCountRow('customers'),
      toCountRow('subscribers'),
      toCountRow('discounts'),
    ],
    texts:
      listDemoTexts(settings).filter((key) => typeof settings[key] === 'string').length +
      (await countDemoSections(db, settings.demo_content)) +
      (await countDemoAnnouncements(db)),
    backup,
    isBackedUp: isBackedUp(backup, now),
  }
}

/** Returns true if there is a complete backup from the last hour, and no backup has failed since. */
function isBackedUp({ last, failed, isRunning }: BackupStatus, now: Date): boolean {
  return !isRunning && !failed && last !== null && now.getTime() - last.at.getTime() < BACKUP_AGE_MS
}

/**
 * Removes the demo's products, people and texts in one transaction. Keeps records that staff added and, unless
 * `withChanged`, those that staff changed.
 */
export async function makeOwnStore(
  db: Database,
  { typedName, withChanged }: { readonly typedName: string; readonly withChanged: boolean },
  staffId: Id<'staff'>,
  store: ImageStore = imageStore,
): Promise<'done' | 'other-name' | 'no-backup'> {
  const { store_name } = await readSettings(db)
  if (typedName !== store_name) return 'other-name'
  if (!isBackedUp(await readBackupStatus(db), new Date())) return 'no-backup'
  const { removeDemo } = await import('#db/unseed.ts')
  await removeDemo(db, {
    store,
    keepChanged: !withChanged,
    alsoRun: async (tx) => {
      const settings = await readSettings(tx)
      const isHomepageDemo = (await countDemoSections(tx, settings.demo_content)) > 0
      const hasDemoAnnouncement = (await countDemoAnnouncements(tx)) > 0
      const fields = [
        ...listDemoTexts(settings),
        ...(isHomepageDemo ? ['homepage'] : []),
        ...(hasDemoAnnouncement ? ['announcement'] : []),
      ]
      await removeDemoSections(tx)
      await removeDemoMenuItems(tx)
      await removeDemoAnnouncements(tx)
      await saveSettings(tx, { ...replaceDemoTexts(settings), store_open: false })
      await recordChange(tx, staffId, {
        action: 'settings.own-store',
        entity: 'settings',
        entityId: null,
        changes: { fields },
      })
    },
  })
  return 'done'
}
