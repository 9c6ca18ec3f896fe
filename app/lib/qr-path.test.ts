import { expect, test } from 'vitest'
import { toQrPath } from '#app/lib/qr-path.ts'

test('text becomes squares within a border of four units', () => {
  const { size, d } = toQrPath(
    'otpauth://totp/Lumina:ada%40lumina.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Lumina',
  )
  expect(d).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
  const squares = [...d.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)])
  for (const [x = 0, y = 0] of squares) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4)
    expect(Math.max(x, y)).toBeLessThan(size - 4)
  }
  expect(squares).toContainEqual([4, 4]) // the corner of a finder pattern
  expect(squares).not.toContainEqual([5, 5]) // its white ring
  expect(squares.length).toBeGreaterThan(400)
})
