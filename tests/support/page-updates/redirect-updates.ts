import { expect } from 'vitest'
import { z } from 'zod'
import type { PageChange, PageUpdate } from '#tests/support/page-updates/page-update.ts'

const MISSING = 'Page Not Found'
const FAQ_HEADING = 'Frequently Asked Questions'

let count = 0
function newPath(): string {
  return `/pages/old-${++count}`
}

function listRedirectChanges(path: string): readonly PageChange[] {
  return [
    [path, MISSING, FAQ_HEADING],
    [`${path}?utm_source=mail`, MISSING, FAQ_HEADING],
  ]
}

export const redirectUpdates: readonly PageUpdate[] = [
  {
    title: 'a new redirect',
    route: 'routes/admin/redirect-new',
    prepare: async ({ post }) => {
      const path = newPath()
      return {
        send: () => post('/admin/redirects/new', { path, target: '/faq', version: '' }),
        changes: listRedirectChanges(path),
      }
    },
  },
  {
    title: 'a redirect’s new target',
    route: 'routes/admin/redirect-edit',
    prepare: async ({ post, newRedirect, readVersion }) => {
      const path = newPath()
      const edit = await newRedirect(path, '/lookbook')
      const version = await readVersion(edit)
      return {
        send: () => post(edit, { path, target: '/faq', version }),
        changes: [[path, null, FAQ_HEADING]],
      }
    },
  },
  {
    title: 'a deleted redirect',
    route: 'routes/admin/redirect-edit',
    prepare: async ({ post, newRedirect }) => {
      const path = newPath()
      const edit = await newRedirect(path, '/faq')
      return {
        send: () => post(edit, { intent: 'delete' }),
        changes: [[path, FAQ_HEADING, MISSING]],
      }
    },
  },
  {
    title: 'redirects from a file',
    route: 'routes/admin/import',
    isEventual: true,
    prepare: async ({ post, postFile, hidden }) => {
      const path = newPath()
      const text = `Redirect from,Redirect to\n${path},/faq\n`
      const response = await postFile('/admin/import/file', text)
      const { to } = z.strictObject({ to: z.string() }).parse(await response.json())
      await expect.poll(() => hidden(to, 'revision')).toMatch(/^\d+$/)
      const revision = await hidden(to, 'revision')
      return {
        send: () => post(to, { intent: 'apply', revision }),
        changes: listRedirectChanges(path),
      }
    },
  },
]
