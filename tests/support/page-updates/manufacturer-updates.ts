import { addManufacturer, setMaker } from '#tests/support/manufacturers.ts'
import type { AdminClient } from '#tests/support/page-updates/admin-client.ts'
import type { PageUpdate } from '#tests/support/page-updates/page-update.ts'

const EDIT = 'routes/admin/manufacturer-edit'

/** Adds a manufacturer with a product. */
async function addUsedManufacturer({ db, newProduct, newName }: AdminClient) {
  const name = newName('Maker')
  const { id, page } = await newProduct()
  const manufacturerId = await setMaker(db, id, { maker: name })
  return { name, page, edit: `/admin/manufacturers/edit/${manufacturerId}` }
}

/** Returns the form's fields. */
export const createManufacturerForm = (maker: string) => ({
  maker,
  makerContact: 'Rua das Flores 12, Porto',
  makerCountry: 'PT',
  responsiblePerson: '',
  version: '',
})

export const manufacturerUpdates: readonly PageUpdate[] = [
  {
    title: 'a manufacturer’s name, on its products’ pages',
    route: EDIT,
    prepare: async (admin) => {
      const { name, page, edit } = await addUsedManufacturer(admin)
      const version = await admin.readVersion(edit)
      const renamed = admin.newName('Atelier')
      return {
        send: () => admin.post(edit, { ...createManufacturerForm(renamed), version }),
        changes: [[page, name, renamed]],
      }
    },
  },
  {
    title: 'a deleted manufacturer, whose products get a different one',
    route: EDIT,
    prepare: async (admin) => {
      const { name, page, edit } = await addUsedManufacturer(admin)
      const other = admin.newName('Atelier')
      const replacement = await addManufacturer(admin.db, { maker: other })
      return {
        send: () => admin.post(edit, { intent: 'delete', replacement }),
        changes: [[page, name, other]],
      }
    },
  },
]
