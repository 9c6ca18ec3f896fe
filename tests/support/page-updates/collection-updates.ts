import { toSlug } from '#tests/support/page-updates/admin-client.ts'
import type { PageUpdate } from '#tests/support/page-updates/page-update.ts'

const COLLECTIONS = 'routes/admin/collections'

const COLLECTION_FIELDS = {
  description: '',
  status: 'active',
  cardPer: 'product',
  position: '0',
  heroImage: '',
  heroImageAlt: '',
  imageUrl: '',
  imageUrlAlt: '',
  products: 'untouched',
  seoTitle: '',
  seoDescription: '',
  sizeGuide: '',
  version: '',
}

export const collectionUpdates: readonly PageUpdate[] = [
  {
    title: 'a new collection',
    route: 'routes/admin/collection-new',
    prepare: async ({ post, newName, newProduct }) => {
      const product = await newProduct()
      const name = newName('Silk')
      const slug = toSlug(name)
      const fields = { ...COLLECTION_FIELDS, name, slug, products: product.id }
      return {
        send: () => post('/admin/collections/new', fields),
        changes: [
          [`/collection/${slug}`, 'Collection Not Found', product.name],
          ['/lookbook', null, name],
          ['/faq', null, name],
          ['/', null, name],
          ['/sitemap.xml', null, `/collection/${slug}`],
        ],
      }
    },
  },
  {
    title: 'a collection’s name and products',
    route: 'routes/admin/collection-edit',
    prepare: async ({ post, readVersion, newName, newProduct, newCollection }) => {
      const [removed, added] = [await newProduct(), await newProduct()]
      const { name: old, slug, page, edit } = await newCollection([removed.id])
      const name = newName('Wool')
      const seoTitle = `${name} for winter`
      const version = await readVersion(edit)
      const fields = { ...COLLECTION_FIELDS, name, slug, seoTitle, products: added.id, version }
      return {
        send: () => post(edit, fields),
        changes: [
          [page, removed.name, added.name],
          [page, old, name],
          [page, `<title>${old} · Lumina</title>`, `<title>${seoTitle} · Lumina</title>`],
          [`${page}.data`, old, name],
          ['/about', old, name],
          ['/lookbook', old, name],
          [`/shop?collection=${slug}`, removed.name, added.name],
          [`/search/suggestions?q=${encodeURIComponent(name)}`, '"collections":[]', name],
        ],
      }
    },
  },
  {
    title: 'a collection that becomes a draft',
    route: COLLECTIONS,
    prepare: async ({ post, newProduct, newCollection }) => {
      const product = await newProduct()
      const { id, name, page } = await newCollection([product.id])
      return {
        send: () => post('/admin/collections.data', { intent: 'status', id, status: 'draft' }),
        changes: [
          [page, product.name, 'Collection Not Found'],
          ['/contact', name, null],
        ],
      }
    },
  },
  {
    title: 'a deleted collection',
    route: COLLECTIONS,
    prepare: async ({ post, newCollection }) => {
      const { id, name, page } = await newCollection()
      return {
        send: () => post('/admin/collections.data', { intent: 'delete', id }),
        changes: [
          [page, name, 'Collection Not Found'],
          ['/shop', name, null],
        ],
      }
    },
  },
  {
    title: 'the order of collections',
    route: COLLECTIONS,
    prepare: async ({ post, newCollection }) => {
      const [first, second] = [await newCollection(), await newCollection()]
      return {
        send: () => post('/admin/collections.data', { intent: 'arrange', ids: `${second.id} ${first.id}` }),
        changes: [['/lookbook', matchInOrder(first.name, second.name), matchInOrder(second.name, first.name)]],
      }
    },
  },
]

function matchInOrder(...names: readonly string[]): RegExp {
  return new RegExp(names.map((name) => `>${name}</a></h2>`).join('.*'), 's')
}
