import { toSlug } from '#tests/support/page-updates/admin-client.ts'
import { type PageUpdate, searchPath } from '#tests/support/page-updates/page-update.ts'

const CATEGORIES = 'routes/admin/categories'

const CATEGORY_FIELDS = { image: '', imageAlt: '', seoTitle: '', seoDescription: '', sizeGuide: '', version: '' }

export const categoryUpdates: readonly PageUpdate[] = [
  {
    title: 'a new category',
    route: 'routes/admin/category-new',
    prepare: async ({ post, newName }) => {
      const name = newName('Hats')
      return {
        send: () => post('/admin/categories/new', { ...CATEGORY_FIELDS, name, slug: toSlug(name) }),
        changes: [
          ['/shop', null, name],
          ['/about.data', null, name],
        ],
      }
    },
  },
  {
    title: 'a category’s name, slug and text',
    route: 'routes/admin/category-edit',
    prepare: async ({ post, readVersion, newName, newCategory, newProduct }) => {
      const { name: old, slug: oldSlug, edit } = await newCategory()
      const product = await newProduct({ category: oldSlug })
      const name = newName('Caps')
      const [slug, seoTitle] = [`worn-above-${oldSlug}`, `All of ${name}`]
      const version = await readVersion(edit)
      return {
        send: () => post(edit, { ...CATEGORY_FIELDS, name, slug, seoTitle, version }),
        changes: [
          [product.page, old, name],
          [`/shop?category=${slug}`, null, seoTitle],
          ['/sitemap.xml', `category=${oldSlug}<`, `category=${slug}<`],
          [searchPath(`caps ${product.name}`), '0 products', '1 product'],
        ],
      }
    },
  },
  {
    title: 'the order of categories',
    route: CATEGORIES,
    prepare: async ({ post, newCategory }) => {
      const [first, second] = [await newCategory(), await newCategory()]
      return {
        send: () => post('/admin/categories.data', { intent: 'arrange', ids: `${second.id} ${first.id}` }),
        changes: [
          [searchPath('zzzzzzzz'), matchInOrder(first.slug, second.slug), matchInOrder(second.slug, first.slug)],
        ],
      }
    },
  },
  {
    title: 'a deleted category',
    route: CATEGORIES,
    prepare: async ({ post, newCategory }) => {
      const { id, name } = await newCategory()
      return {
        send: () => post('/admin/categories.data', { intent: 'delete', id }),
        changes: [['/shop', name, null]],
      }
    },
  },
  {
    title: 'a category merged into another',
    route: CATEGORIES,
    prepare: async ({ post, newCategory, newProduct }) => {
      const [from, into] = [await newCategory(), await newCategory()]
      const product = await newProduct({ category: from.slug })
      return {
        send: () => post('/admin/categories.data', { intent: 'merge', id: from.id, into: into.id }),
        changes: [
          ['/shop', from.name, null],
          [`/shop?category=${into.slug}`, null, product.name],
          [product.page, from.name, `"category":"${into.name}"`],
        ],
      }
    },
  },
]

function matchInOrder(...slugs: readonly string[]): RegExp {
  return new RegExp(slugs.map((slug) => `href="/shop\\?category=${slug}"`).join('.*'), 's')
}
