import { hash } from 'node:crypto'

const LINE_END = 10

/**
 * A number for the rows of a text of COPY, whatever their order: the sum of their SHA-256 sums. A table that was filled
 * from a text gives the same rows in another sequence, as PostgreSQL puts them where there is room.
 */
type RowDigest = {
  /** A piece of the text, which may end within a row. */
  readonly update: (unit: Uint8Array) => void
  readonly rows: () => number
  /** 64 hexadecimal digits. */
  readonly digest: () => string
}

export function createRowDigest(): RowDigest {
  const sum = new Uint32Array(8)
  let rows = 0
  let begun: Uint8Array[] = []

  function add(row: Uint8Array): void {
    const bytes = hash('sha256', row, 'buffer')
    for (let word = 0; word < 8; word++) sum[word] = (sum[word] ?? 0) + bytes.readUInt32BE(word * 4)
    rows++
  }

  return {
    update(unit) {
      let from = 0
      // No line end stands within a row: COPY writes those as \n.
      for (let end = unit.indexOf(LINE_END); end !== -1; end = unit.indexOf(LINE_END, from)) {
        const rest = unit.subarray(from, end)
        add(begun.length > 0 ? Buffer.concat([...begun, rest]) : rest)
        begun = []
        from = end + 1
      }
      if (from < unit.length) begun.push(Buffer.from(unit.subarray(from)))
    },
    rows: () => rows,
    digest: () => [...sum].map((word) => word.toString(16).padStart(8, '0')).join(''),
  }
}
