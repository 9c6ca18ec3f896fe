import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepOnError } from '#app/features/admin/keep-on-error.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
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

test('an order stays when it cannot be reloaded, and is not shown for another one', async () => {
  const loader = keepOnError('/admin/orders/:id', 'the order')
  await load(loader, '/admin/orders/1', '/admin/orders', async () => 'the first')
  expect(await load(loader, '/admin/orders/1', '/admin/orders/1', away)).toBe('the first')
  await expect(load(loader, '/admin/orders/2', '/admin/orders/1', away)).rejects.toThrow('Failed to fetch')
  await expect(load(loader, '/admin/orders/2', '/admin/orders/2', away)).rejects.toThrow('Failed to fetch')
  await expect(load(loader, '/admin/orders/1', '/admin/customers', away), 'from elsewhere').rejects.toThrow()
})

test('the layout around all screens stays, whichever screen is shown', async () => {
  const loader = keepOnError('/admin/*', 'the admin')
  await load(loader, '/admin', '/admin', async () => 'Ada')
  expect(await load(loader, '/admin/orders', '/admin/products', away)).toBe('Ada')
})
