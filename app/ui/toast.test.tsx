import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useToast } from '#app/ui/toast.tsx'

function WithoutProvider() {
  useToast()
  return null
}

test('toasts are only shown within their provider', () => {
  expect(() => renderToString(<WithoutProvider />)).toThrow('useToast must be used within a ToastProvider')
})
