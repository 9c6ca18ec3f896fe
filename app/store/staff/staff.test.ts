import { expect, test } from 'vitest'
import { getTooManyAttemptsMessage, safeRedirect } from '#app/store/staff/staff.ts'
import { getRoleLabel } from '#app/store/staff-labels.ts'

test.each([
  '/admin',
  '/admin/',
  '/admin/orders',
  '/admin/orders?status=shipped&page=2',
  '/admin/products/edit/1#price',
])('a login can redirect to %s', (target) => {
  expect(safeRedirect(target)).toBe(target)
})

test.each([
  null,
  undefined,
  '',
  'admin',
  'orders',
  '/',
  '/shop',
  '/adminevil',
  '/admin.evil.example',
  '//evil.example/admin',
  '///evil.example/admin',
  '/\\evil.example/admin',
  '\\\\evil.example\\admin',
  '/admin\\..\\..\\evil',
  'https://evil.example/admin',
  'http:/admin',
  'https:evil.example/admin',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//admin',
  'data:text/html,admin',
  'vbscript:admin',
  '/admin/../shop',
  '/admin/%2e%2e/shop',
  '/admin/..%2f..%2fshop/../../..',
  '/%61dmin',
  '/ADMIN',
  ' /admin',
  '\t/admin',
  '/\t/evil.example',
  '/\n/evil.example',
  '/admin\u0000',
  '@evil.example/admin',
  '/.//evil.example/admin',
  '/admin/login',
  '/admin/login?redirectTo=/admin/login',
])('a login never redirects to %j', (target) => {
  expect(safeRedirect(target)).toBe('/admin')
})

test.each([
  { seconds: 1, says: 'in 1 minute.' },
  { seconds: 60, says: 'in 1 minute.' },
  { seconds: 61, says: 'in 2 minutes.' },
  { seconds: 900, says: 'in 15 minutes.' },
])('a wait of $seconds s reads "$says"', ({ seconds, says }) => {
  expect(getTooManyAttemptsMessage(seconds)).toBe(`Too many login attempts. Please try again ${says}`)
})

test('roles are capitalized', () => {
  expect(getRoleLabel('admin')).toBe('Admin')
  expect(getRoleLabel('')).toBe('')
})
