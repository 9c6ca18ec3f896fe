import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'

/** The doors through which staff come in, and leave. */
const DOORS = ['routes/admin/login.tsx', 'routes/admin/login-code.tsx', 'routes/admin/logout.ts']

function filesBelow(
  entries: readonly RouteConfigEntry[],
  above = '',
): { readonly path: string; readonly file: string }[] {
  return entries.flatMap(({ path = '', file, children = [] }) => {
    const own = `${above}/${path}`
    return [{ path: own, file }, ...filesBelow(children, own)]
  })
}

// The storefront's own layout stands around the preview of a draft, too.
const adminPage = filesBelow(routes).filter(
  ({ path, file }) => path.startsWith('/admin') && !DOORS.includes(file) && !file.startsWith('routes/storefront/'),
)

test.each([...new Set(adminPage.map(({ file }) => file))])('%s asks first who is at work', (file) => {
  const source = readFileSync(`app/${file}`, 'utf8')
  const handlers = source.match(/^export (?:async )?(?:function|const) (?:loader|action)\b/gm) ?? []
  const first = [...source.matchAll(/^export (?:async )?function (?:loader|action)\(.*\{\n(.*)$/gm)].map(
    ([, line]) => line,
  )
  expect(first).toHaveLength(handlers.length)
  for (const line of first) expect(line).toContain('requireAdmin(context)')
})
