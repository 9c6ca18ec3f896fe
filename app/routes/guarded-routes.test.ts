import { expect, test } from 'vitest'
import { configuredRoutes } from '#tests/support/configured-routes.ts'

/** Routes that are open to anyone. */
const PUBLIC_ROUTES = [
  'routes/admin/login',
  'routes/admin/login-code',
  'routes/admin/login-forgot',
  'routes/admin/login-reset',
  'routes/admin/logout',
]

// Previews also use the storefront's route files. The layouts of the previews guard them.
const adminRoutes = configuredRoutes.filter(
  ({ id, fullPath, file }) =>
    fullPath.startsWith('/admin') && !PUBLIC_ROUTES.includes(id) && !file.startsWith('routes/storefront/'),
)

test('every admin loader and action calls requireAdmin first', () => {
  const unguardedFiles = adminRoutes.flatMap(({ file, source }) => {
    const handlers = source.match(/^export (?:async )?(?:function|const) (?:loader|action)\b/gm) ?? []
    const first = [...source.matchAll(/^export (?:async )?function (?:loader|action)\(.*\{\n(.*)$/gm)]
    const guardedMatches = first.filter(([, line]) => line?.includes('requireAdmin(context)'))
    return guardedMatches.length === handlers.length ? [] : [file]
  })
  expect(adminRoutes.length).toBeGreaterThan(100)
  expect(unguardedFiles).toEqual([])
})
