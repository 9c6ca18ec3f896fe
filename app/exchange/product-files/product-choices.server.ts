import type { ImportUpdate } from '#app/base/import-kind.ts'
import { checkAgain } from '#app/exchange/imports/file-imports.server.ts'
import { type ProductOptions, readOptions } from '#app/exchange/product-files/import-options.ts'
import type { MakerChoice } from '#app/exchange/product-files/maker-choice.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { readSettings, saveSettings } from '#app/store/settings.server.ts'

type FileChoices = Pick<ProductOptions, 'withStock'> & Partial<Pick<ProductOptions, 'createsCategories'>>

/** Checks products that are not saved again. */
export function updateImportChoices(
  db: Database,
  id: Id<'file-import'>,
  { withStock, createsCategories = false }: FileChoices,
): Promise<ImportUpdate> {
  return changeOptions(db, id, async () => ({ withStock, createsCategories }))
}

/** Saves who makes the products of the file that name no maker, in the settings if it is the store. */
export function chooseMaker(
  db: Database,
  id: Id<'file-import'>,
  makerChoice: MakerChoice,
  staffId: Id<'staff'>,
): Promise<ImportUpdate> {
  return changeOptions(db, id, async (tx) => {
    const { store_is_maker: isMaker } = await readSettings(tx)
    if (makerChoice.kind === 'store' && !isMaker) {
      await saveSettings(tx, { store_is_maker: true })
      const changes = { fields: ['store_is_maker'], store_is_maker: { from: false, to: true } }
      await recordChange(tx, staffId, { action: 'settings.update', entity: 'settings', entityId: null, changes })
    }
    return { makerChoice }
  })
}

function changeOptions(
  db: Database,
  id: Id<'file-import'>,
  change: (tx: Database) => Promise<Partial<ProductOptions>>,
): Promise<ImportUpdate> {
  return checkAgain(
    db,
    id,
    async (tx, { options }) => ({ values: { options: { ...readOptions(options), ...(await change(tx)) } } }),
    { kind: 'products' },
  )
}
