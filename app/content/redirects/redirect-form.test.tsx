import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { RedirectForm } from '#app/content/redirects/redirect-form.tsx'
import { redirectInput } from '#app/content/redirects/redirect-input.ts'
import { parseForm } from '#app/lib/form.ts'
import { rejectInput } from '#app/ui/admin/form-result.ts'
import { ToastProvider } from '#app/ui/toast.tsx'

test('without scripts, a rejected form shows what was typed', () => {
  const sent = new FormData()
  for (const [name, text] of Object.entries({ path: '/old-dress', target: '', version: '' })) sent.set(name, text)
  const input = parseForm(redirectInput, sent)
  if (input.ok) throw new Error('The form was not rejected')
  const form = (
    <ToastProvider>
      <RedirectForm redirect={null} result={rejectInput(input)} />
    </ToastProvider>
  )
  const html = renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />)
  expect(html).toMatch(/<input[^>]*name="path"[^>]*value="\/old-dress"/)
  expect(html).toContain('aria-invalid="true"')
})
