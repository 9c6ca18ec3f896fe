import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useToast } from '#app/ui/toast.tsx'

function Lost() {
  useToast()
  return null
}

test('toasts are only shown within their provider', () => {
  expect(() => renderToString(<Lost />)).toThrow('useToast must be used within a ToastProvider')
})
