import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useAdminAuth } from '#app/features/staff/admin-auth.tsx'

function Lost() {
  useAdminAuth()
  return null
}

test('§8 who is at work is only known within its provider', () => {
  expect(() => renderToString(<Lost />)).toThrow('useAdminAuth must be used within an AdminAuthProvider')
})
