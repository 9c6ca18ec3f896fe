import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { newId } from '#app/lib/id.ts'
import { OrderNoteForm } from '#app/orders/admin/order-note-form.tsx'
import { ToastProvider } from '#app/ui/toast.tsx'

test('a note cannot be sent before scripts are loaded', () => {
  const form = (
    <ToastProvider>
      <OrderNoteForm orderId={newId<'order'>()} />
    </ToastProvider>
  )
  const router = createMemoryRouter([{ path: '/', element: form }])
  expect(renderToString(<RouterProvider router={router} />)).toMatch(
    /<button [^>]*type="submit"[^>]* disabled=""[^>]*>Add note</,
  )
})
