import { eq } from 'drizzle-orm'
import { products } from '#app/catalog/products.table.ts'
import { sizeGuides } from '#app/catalog/size-guides/size-guides.table.ts'
import { newId } from '#app/lib/id.ts'
import type { AdminClient } from '#tests/support/page-updates/admin-client.ts'
import type { PageUpdate } from '#tests/support/page-updates/page-update.ts'
import { createSizeGuideRow } from '#tests/support/size-guides.ts'

const EDIT = 'routes/admin/size-guide-edit'

/** Adds a guide that a product shows. */
async function addUsedGuide({ db, newCategory, newProduct, newName }: AdminClient) {
  const [id, name] = [newId<'size-guide'>(), newName('Guide')]
  await db.insert(sizeGuides).values({ ...createSizeGuideRow(name), id })
  const { slug: category } = await newCategory()
  const product = await newProduct({ category })
  await db.update(products).set({ sizeGuide: name }).where(eq(products.id, product.id))
  return { name, edit: `/admin/size-guides/edit/${id}`, product }
}

/** Returns the form's fields for a guide with a single size. */
export const createGuideForm = (name: string, note: string) => ({
  name,
  note,
  unit: 'cm',
  version: '',
  table: JSON.stringify({
    columns: [{ measure: 'bust', kind: 'body' }],
    systems: ['EU'],
    rows: [{ size: 'M', conversions: { EU: '38' }, cells: ['88–92'] }],
  }),
})

export const sizeGuideUpdates: readonly PageUpdate[] = [
  {
    title: 'a size guide’s measurements and note',
    route: EDIT,
    prepare: async (admin) => {
      const { name, edit, product } = await addUsedGuide(admin)
      const version = await admin.readVersion(edit)
      return {
        send: () => admin.post(edit, { ...createGuideForm(name, 'Cut wide'), version }),
        changes: [
          [`${product.page}/size-guide`, '87–91', '88–92'],
          [`${product.page}/size-guide`, null, 'Cut wide'],
        ],
      }
    },
  },
  {
    title: 'a deleted size guide',
    route: EDIT,
    prepare: async (admin) => {
      const { edit, product } = await addUsedGuide(admin)
      return {
        send: () => admin.post(edit, { intent: 'delete' }),
        changes: [[product.page, 'Size guide', null]],
      }
    },
  },
]
