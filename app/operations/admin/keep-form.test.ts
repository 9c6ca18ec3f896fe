import { data, redirect } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepEdit, keepForm, keepInputAs } from '#app/operations/admin/keep-form.ts'

beforeEach(() => vi.stubGlobal('window', { location: new URL('http://localhost:3000/admin/orders') }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Returns the properties by which `isRouteErrorResponse` recognizes React Router's error for a failed response. */
const errorResponse = (status: number) => ({ status, statusText: '', internal: false, data: 'slow down' })

test.each([403, 408, 429, 500, 503])('a form keeps its input when the response has status %i', async (status) => {
  const failing = () => Promise.reject(errorResponse(status))
  expect(await keepForm(failing, { failed: 'stays' })).toEqual(data({ failed: 'stays' }, { status: 503 }))
  expect(await keepInputAs(failing, (why) => ({ why }))).toMatchObject({
    data: { why: expect.stringContaining('save again') },
  })
})

test.each([
  { what: 'too large', thrown: errorResponse(413), status: 413, why: /text is too long to save/ },
  { what: 'sent after the session ended', thrown: redirect('/admin/login'), status: 401, why: /You are logged out/ },
])('input is kept when it is $what', async ({ thrown, status, why }) => {
  expect(
    await keepInputAs(
      () => Promise.reject(thrown),
      (text) => text,
    ),
  ).toEqual(data(expect.stringMatching(why), { status }))
})

test('a 404 and a redirect are rethrown', async () => {
  for (const expected of [errorResponse(404), redirect('/admin/products')]) {
    const throwing = () => Promise.reject(expected)
    await expect(keepForm(throwing, { failed: 'stays' })).rejects.toBe(expected)
    await expect(keepInputAs(throwing, (why) => ({ why }))).rejects.toBe(expected)
  }
})

test.each([
  ['delete', { failed: 'The redirect was not deleted' }],
  ['save', { outcome: 'rejected', errors: { '': expect.stringContaining('save again') }, current: null }],
])('if a form has a delete button, a failed %s is reported as such', async (intent, result) => {
  const request = new Request('http://localhost:3000/', { method: 'POST', body: new URLSearchParams({ intent }) })
  const serverAction = () => Promise.reject(errorResponse(500))
  const response = await keepEdit({ request, serverAction }, 'The redirect was not deleted')
  expect(response).toEqual(data(result, { status: 503 }))
})

test('a request to a store that never responds times out after a minute', async () => {
  vi.useFakeTimers()
  const never = () => new Promise<never>(() => {})
  const [form, input] = [keepForm(never, { failed: 'stays' }), keepInputAs(never, (why) => ({ why }))]
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await form).toMatchObject({ data: { failed: 'stays' } })
  expect(await input).toMatchObject({ data: { why: expect.stringContaining('did not respond') } })
})
