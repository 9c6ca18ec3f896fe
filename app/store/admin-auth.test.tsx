import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useAdminAuth } from '#app/store/admin-auth.tsx'

function Orphan() {
  useAdminAuth()
  return null
}

test('useAdminAuth throws outside its provider', () => {
  expect(() => renderToString(<Orphan />)).toThrow('useAdminAuth must be used within an AdminAuthProvider')
})
