import { data, redirect } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepForm, keepInput } from '#app/features/admin/keep-form.ts'

beforeEach(() => vi.stubGlobal('window', { location: new URL('http://localhost:3000/admin/orders') }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** What React Router throws where an answer is no data: `isRouteErrorResponse` knows it by these. */
const refusal = (status: number) => ({ status, statusText: '', internal: false, data: 'slow down' })

test.each([403, 408, 429, 500, 503])('what answers %i in the place of the store takes no form away', async (status) => {
  const failing = () => Promise.reject(refusal(status))
  expect(await keepForm(failing, { failed: 'kept' })).toEqual(data({ failed: 'kept' }, { status: 503 }))
  expect(await keepInput(failing, (why) => ({ why }))).toMatchObject({
    data: { why: expect.stringContaining('save again') },
  })
})

test('that nothing is there, and a way elsewhere, go through', async () => {
  for (const meant of [refusal(404), redirect('/admin/products')]) {
    const thrown = () => Promise.reject(meant)
    await expect(keepForm(thrown, { failed: 'kept' })).rejects.toBe(meant)
    await expect(keepInput(thrown, (why) => ({ why }))).rejects.toBe(meant)
  }
})

test('a store that never answers is given up after a minute', async () => {
  vi.useFakeTimers()
  const never = () => new Promise<never>(() => {})
  const [form, typed] = [keepForm(never, { failed: 'kept' }), keepInput(never, (why) => ({ why }))]
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await form).toMatchObject({ data: { failed: 'kept' } })
  expect(await typed).toMatchObject({ data: { why: expect.stringContaining('did not answer') } })
})
