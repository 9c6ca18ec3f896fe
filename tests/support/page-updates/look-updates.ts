import { lookItems, looks } from '#app/content/looks/looks.table.ts'
import { newId } from '#app/lib/id.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import type { AdminClient } from '#tests/support/page-updates/admin-client.ts'
import type { PageUpdate } from '#tests/support/page-updates/page-update.ts'

const LIST = 'routes/admin/looks'

const IMAGE = { url: '/media/looks/a.jpg', publicId: 'looks/a', width: 4, height: 5 }

/** `productIds`: a page shows only looks with another product. */
const createFields = (name: string, productIds: readonly string[]) => ({
  name,
  status: 'active',
  image: IMAGE.publicId,
  imageAlt: '',
  items: JSON.stringify(productIds.map((productId) => ({ id: newId(), productId, color: null, x: 20, y: 40 }))),
  version: '',
})

async function addImage({ db }: AdminClient): Promise<void> {
  await db
    .insert(uploads)
    .values({ ...IMAGE, bytes: 1 })
    .onConflictDoNothing()
}

/** Adds a look with two products. */
async function addLook(admin: AdminClient, position: number) {
  await addImage(admin)
  const [product, other] = [await admin.newProduct(), await admin.newProduct()]
  const [id, name] = [newId<'look'>(), admin.newName('Look')]
  const { url, publicId, width, height } = IMAGE
  const image = { image: url, imagePublicId: publicId, imageWidth: width, imageHeight: height }
  await admin.db.insert(looks).values({ id, name, position, ...image })
  const item = { lookId: id, x: 20, y: 40 }
  await admin.db.insert(lookItems).values([
    { ...item, productId: product.id, position: 0 },
    { ...item, productId: other.id, position: 1 },
  ])
  return { id, name, product, other, edit: `/admin/looks/edit/${id}` }
}

export const lookUpdates: readonly PageUpdate[] = [
  {
    title: 'a new look',
    route: 'routes/admin/look-new',
    prepare: async (admin) => {
      await addImage(admin)
      const [product, other] = [await admin.newProduct(), await admin.newProduct()]
      const name = admin.newName('Look')
      return {
        send: () => admin.post('/admin/looks/new', createFields(name, [product.id, other.id])),
        changes: [
          ['/lookbook', null, name],
          [product.page, null, name],
        ],
      }
    },
  },
  {
    title: 'a look’s name and product',
    route: 'routes/admin/look-edit',
    prepare: async (admin) => {
      const { name, product, other, edit } = await addLook(admin, 100)
      const added = await admin.newProduct()
      const renamed = admin.newName('Outfit')
      const version = await admin.readVersion(edit)
      return {
        send: () => admin.post(edit, { ...createFields(renamed, [other.id, added.id]), version }),
        changes: [
          ['/lookbook', name, renamed],
          [product.page, name, null],
          [added.page, null, renamed],
        ],
      }
    },
  },
  {
    title: 'a hidden look',
    route: LIST,
    prepare: async (admin) => {
      const { id, name, product } = await addLook(admin, 101)
      return {
        send: () => admin.post('/admin/looks.data', { intent: 'status', id, status: 'draft' }),
        changes: [
          ['/lookbook', name, null],
          [product.page, name, null],
        ],
      }
    },
  },
]
