import { encode } from 'uqr'

export type QrPath = { readonly size: number; readonly d: string }

/** Includes the quiet border that scanners need. */
export function toQrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, d: squares.join('') }
}
