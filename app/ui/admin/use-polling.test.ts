import { createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { canReload } from '#app/ui/admin/use-polling.ts'

const idle = { state: 'idle' } as const

test('data cannot be reloaded while a form is being sent or a page is loading', () => {
  expect(canReload([idle, idle, idle])).toBe(true)
  expect(canReload([idle, { state: 'submitting' }])).toBe(false)
  expect(canReload([{ state: 'loading' }, idle])).toBe(false)
})

test('a reload during an action would drop the redirect of the action', async () => {
  const { promise: sent, resolve: send } = Promise.withResolvers<void>()
  const router = createMemoryRouter([
    {
      path: '/',
      loader: () => 'list',
      action: async () => {
        await sent
        return new Response(null, { status: 302, headers: { Location: '/list' } })
      },
      children: [{ path: 'list', loader: () => 'gone' }],
    },
  ])
  await expect.poll(() => router.state.initialized).toBe(true)
  const fetching = router.fetch('dialog', '0', '/', { formMethod: 'post', formData: new FormData() })
  const runningRequests = [router.state.navigation, ...router.state.fetchers.values()]
  expect(canReload(runningRequests)).toBe(false)
  const reloading = router.revalidate()
  send()
  await Promise.all([fetching, reloading])
  expect(router.state.location.pathname).toBe('/')
})
