import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { type ConfiguredRoute, configuredRoutes } from '#tests/support/configured-routes.ts'
import { listFailures } from '#tests/support/list-failures.ts'

let log: MockInstance<typeof console.error>
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Loads one path while `shown` is on screen. */
function load(
  loader: ReturnType<typeof keepOnError>,
  requested: string,
  shown: string,
  response: () => Promise<unknown>,
) {
  vi.stubGlobal('location', { pathname: shown })
  return loader({ request: new Request(`http://localhost:3000${requested}`), serverLoader: response })
}

const away = () => Promise.reject(new TypeError('Failed to fetch'))

test('an order that cannot be reloaded stays on screen, but is not shown in place of a different order', async () => {
  const loader = keepOnError('/admin/orders/:id', 'the order')
  await load(loader, '/admin/orders/1', '/admin/orders', async () => 'the first')
  expect(await load(loader, '/admin/orders/1', '/admin/orders/1', away)).toBe('the first')
  expect(log).toHaveBeenCalledExactlyOnceWith('Error loading the order:', expect.any(TypeError))
  await expect(load(loader, '/admin/orders/2', '/admin/orders/1', away)).rejects.toThrow('Failed to fetch')
  await expect(load(loader, '/admin/orders/2', '/admin/orders/2', away)).rejects.toThrow('Failed to fetch')
  await expect(load(loader, '/admin/orders/1', '/admin/customers', away), 'from elsewhere').rejects.toThrow()
})

test('the layout around all screens is kept, whichever screen is shown', async () => {
  const loader = keepOnError('/admin/*', 'the admin')
  await load(loader, '/admin', '/admin', async () => 'Ada')
  expect(await load(loader, '/admin/orders', '/admin/products', away)).toBe('Ada')
})

const screens = configuredRoutes.filter(({ file }) => file.startsWith('routes/admin/'))
const keeping = screens.filter(({ source }) => source.includes('clientLoader = keepOnError'))

test('a screen is kept when a reload for a filter or by polling fails', () => {
  const reloading = screens.filter(({ source }) => /<(ListFilters|Pages)\b|usePolling\(/.test(source))
  expect(reloading.length).toBeGreaterThan(20)
  expect(reloading.filter((screen) => !keeping.includes(screen)).map(({ file }) => file)).toEqual([])
})

test('each screen declares its own URL, and a name for its data in the log', async () => {
  const check = async ({ source, fullPath }: ConfiguredRoute) => {
    const [, given = '', subject] = /keepOnError<typeof loader>\(([^,]+), '([^']+)'\)/.exec(source) ?? []
    const path = given === 'PATH' ? /const PATH = (.+)/.exec(source)?.[1] : given
    const expectedPath = fullPath || '/admin/*' // the layout is around all screens
    expect([`'${expectedPath}'`, `href('${expectedPath}')`]).toContain(path)
    expect(subject).toMatch(/\w/)
  }
  expect(await listFailures(keeping, ({ file }) => file, check)).toEqual([])
})
