import { afterEach, expect, test, vi } from 'vitest'
import { fetchOwnPayment } from '#app/features/payments/shopper/own-payment.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a store that never answers is not waited for for ever', async () => {
  const patience = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  const response = fetchOwnPayment('a'.repeat(48), 'pay')
  patience.abort()
  expect(await response).toBe('failed')
})
