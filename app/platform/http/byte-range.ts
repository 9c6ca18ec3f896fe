/** Both ends are inclusive. */
type ByteRange = { readonly from: number; readonly to: number }

const RANGE_PATTERN = /^bytes=(\d{0,15})-(\d{0,15})$/

/** Returns null (the whole file) if the header contains no range, several ranges or an invalid one (RFC 9110, 14.2). */
export function readRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = RANGE_PATTERN.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length > 0 ? { from: size - length, to: size - 1 } : 'unsatisfiable'
  }
  const from = Number(first)
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < from) return null
  return from < size ? { from, to } : 'unsatisfiable'
}
