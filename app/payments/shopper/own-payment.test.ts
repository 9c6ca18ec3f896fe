import { afterEach, expect, test, vi } from 'vitest'
import { fetchOwnPayment } from '#app/payments/shopper/own-payment.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a request that times out is reported as failed', async () => {
  const timeout = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  const response = fetchOwnPayment('a'.repeat(48), { command: 'pay' })
  timeout.abort()
  expect(await response).toBe('failed')
})
