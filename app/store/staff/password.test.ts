import { expect, test } from 'vitest'
import { findPasswordProblem, isCommonPassword } from '#app/store/staff/password.ts'
import { measureCpuTimeMs } from '#tests/support/cpu-time.ts'

test.each([
  'password1234',
  'Password123!',
  'passwordpassword',
  'qwertyuiop123',
  '123456789012',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  '1q2w3e4r5t6y',
  'iloveyou2024',
  'AdminAdmin12',
  'abcdefghijkl',
  '987654321098',
  'P@ssw0rd2026!',
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  'correct horse battery staple',
  'mwezi-tatu-kijani',
  'Vv8_q0Zr-kT2',
  'we sell dresses on sundays',
  '74 blue umbrellas',
])('%s is accepted', (password) => {
  expect(findPasswordProblem(password)).toBeNull()
})

test.each([
  { length: 11, problem: 'The password must have at least 12 characters.' },
  { length: 129, problem: 'The password can have at most 128 characters.' },
])('a password of $length characters is rejected', ({ length, problem }) => {
  expect(findPasswordProblem('mwezi-tatu-'.repeat(12).slice(0, length))).toBe(problem)
})

test('long hostile text is checked quickly', () => {
  expect(measureCpuTimeMs(() => void isCommonPassword('pass'.repeat(50_000)))).toBeLessThan(500)
})
