import { lookItems, looks } from '#app/content/looks/looks.table.ts'
import { newId } from '#app/lib/id.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import type { AdminClient } from '#tests/support/page-updates/admin-client.ts'
import type { PageUpdate } from '#tests/support/page-updates/page-update.ts'

const LIST = 'routes/admin/looks'

const IMAGE = { url: '/media/looks/a.jpg', publicId: 'looks/a', width: 4, height: 5 }

const createFields = (name: string, productId: string) => ({
  name,
  status: 'active',
  image: IMAGE.publicId,
  imageAlt: '',
  items: JSON.stringify([{ id: newId(), productId, color: null, x: 20, y: 40 }]),
  version: '',
})

async function addImage({ db }: AdminClient): Promise<void> {
  await db
    .insert(uploads)
    .values({ ...IMAGE, bytes: 1 })
    .onConflictDoNothing()
}

/** Adds a look with one product. */
async function addLook(admin: AdminClient, position: number) {
  await addImage(admin)
  const product = await admin.newProduct()
  const [id, name] = [newId<'look'>(), admin.newName('Look')]
  const { url, publicId, width, height } = IMAGE
  const image = { image: url, imagePublicId: publicId, imageWidth: width, imageHeight: height }
  await admin.db.insert(looks).values({ id, name, position, ...image })
  await admin.db.insert(lookItems).values({ lookId: id, productId: product.id, x: 20, y: 40, position: 0 })
  return { id, name, product, edit: `/admin/looks/edit/${id}` }
}

export const lookUpdates: readonly PageUpdate[] = [
  {
    title: 'a new look',
    route: 'routes/admin/look-new',
    prepare: async (admin) => {
      await addImage(admin)
      const product = await admin.newProduct()
      const name = admin.newName('Look')
      return {
        send: () => admin.post('/admin/looks/new', createFields(name, product.id)),
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
      const { name, product, edit } = await addLook(admin, 100)
      const added = await admin.newProduct()
      const renamed = admin.newName('Outfit')
      const version = await admin.readVersion(edit)
      return {
        send: () => admin.post(edit, { ...createFields(renamed, added.id), version }),
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
