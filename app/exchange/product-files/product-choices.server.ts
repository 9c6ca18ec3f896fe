import type { ImportUpdate } from '#app/base/import-kind.ts'
import type { MakerFields } from '#app/catalog/manufacturer.ts'
import { ensureManufacturer, findMaker, setStoreAsMaker } from '#app/catalog/manufacturers.server.ts'
import { recheckImport } from '#app/exchange/imports/file-imports.server.ts'
import { type ProductOptions, readOptions } from '#app/exchange/product-files/import-options.ts'
import type { MakerChoice } from '#app/exchange/product-files/maker-choice.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

type FileChoices = Pick<ProductOptions, 'withStock'> & Partial<Pick<ProductOptions, 'createsCategories'>>

/** Saves the choices and rechecks the products that are not saved yet. */
export function updateImportChoices(
  db: Database,
  id: Id<'file-import'>,
  { withStock, createsCategories = false }: FileChoices,
): Promise<ImportUpdate> {
  return changeOptions(db, id, async () => ({ withStock, createsCategories }))
}

/** Staff choose one of the store's manufacturers, or enter a new manufacturer, who is then saved. */
type SubmittedChoice =
  | Exclude<MakerChoice, { kind: 'maker' }>
  | { readonly kind: 'maker'; readonly maker: Id<'manufacturer'> | MakerFields }

/**
 * Saves who makes the file's products that have no manufacturer. If the store makes these products, also saves that in
 * the settings. Returns 'invalid' if the chosen manufacturer does not exist.
 */
export async function chooseMaker(
  db: Database,
  id: Id<'file-import'>,
  choice: SubmittedChoice,
  staffId: Id<'staff'>,
): Promise<ImportUpdate> {
  if (choice.kind === 'maker' && typeof choice.maker === 'string' && !(await findMaker(db, choice.maker)))
    return 'invalid'
  return changeOptions(db, id, async (tx) => {
    if (choice.kind === 'store') await setStoreAsMaker(tx, staffId)
    if (choice.kind !== 'maker') return { makerChoice: choice }
    const { maker } = choice
    const manufacturerId = typeof maker === 'string' ? maker : await ensureManufacturer(tx, maker, staffId)
    return { makerChoice: manufacturerId ? { kind: 'maker', manufacturerId } : { kind: 'draft' } }
  })
}

function changeOptions(
  db: Database,
  id: Id<'file-import'>,
  change: (tx: Database) => Promise<Partial<ProductOptions>>,
): Promise<ImportUpdate> {
  return recheckImport(
    db,
    id,
    async (tx, { options }) => ({ values: { options: { ...readOptions(options), ...(await change(tx)) } } }),
    { kind: 'products' },
  )
}
