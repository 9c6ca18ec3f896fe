import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useToast } from '#app/ui/toast.tsx'

function WithoutProvider() {
  useToast()
  return null
}

test('useToast throws an error outside a ToastProvider', () => {
  expect(() => renderToString(<WithoutProvider />)).toThrow('useToast must be used within a ToastProvider')
})
