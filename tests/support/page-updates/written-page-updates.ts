import { toSlug } from '#tests/support/page-updates/admin-client.ts'
import type { PageUpdate } from '#tests/support/page-updates/page-update.ts'

const MISSING = 'Page Not Found'
const FIELDS = { policy: '', seoTitle: '', seoDescription: '', version: '' }

/** Updates of pages that staff write. */
export const writtenPageUpdates: readonly PageUpdate[] = [
  {
    title: 'a new page',
    route: 'routes/admin/page-new',
    prepare: async ({ post, newName }) => {
      const title = newName('Story')
      const path = `/pages/${toSlug(title)}`
      return {
        send: () =>
          post('/admin/pages/new', { ...FIELDS, title, slug: toSlug(title), body: 'Text.', intent: 'publish' }),
        changes: [
          [path, MISSING, title],
          ['/sitemap.xml', null, path],
        ],
      }
    },
  },
  {
    title: 'a page’s text and URL',
    route: 'routes/admin/page-edit',
    prepare: async ({ post, newWrittenPage, readVersion }) => {
      const { title, slug, page, edit } = await newWrittenPage()
      const [body, policy] = [`Text of ${slug}.`, 'accessibility']
      const fields = { ...FIELDS, title, slug, policy, body, intent: 'publish', version: await readVersion(edit) }
      return {
        send: () => post(edit, fields),
        changes: [
          ['/accessibility', null, body],
          ['/faq', null, 'href="/accessibility"'],
          [page, 'First text', body],
        ],
      }
    },
  },
  {
    title: 'a page that is unpublished',
    route: 'routes/admin/page-edit',
    prepare: async ({ post, newWrittenPage }) => {
      const { title, page, edit } = await newWrittenPage()
      return { send: () => post(edit, { intent: 'unpublish' }), changes: [[page, title, MISSING]] }
    },
  },
]
