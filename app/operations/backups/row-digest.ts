import { hash } from 'node:crypto'

const LINE_END = 10

/** Sums the SHA-256 hashes of COPY rows, because PostgreSQL can return restored rows in a different order. */
export function createRowDigest() {
  const sum = new Uint32Array(8)
  let rows = 0
  let partial: Uint8Array[] = []

  function add(row: Uint8Array): void {
    const bytes = hash('sha256', row, 'buffer')
    for (let word = 0; word < 8; word++) sum[word] = (sum[word] ?? 0) + bytes.readUInt32BE(word * 4)
    rows++
  }

  return {
    update(chunk: Uint8Array): void {
      let from = 0
      // A row contains no line break, because COPY writes line breaks in values as \n.
      for (let end = chunk.indexOf(LINE_END); end !== -1; end = chunk.indexOf(LINE_END, from)) {
        const rest = chunk.subarray(from, end)
        add(partial.length > 0 ? Buffer.concat([...partial, rest]) : rest)
        partial = []
        from = end + 1
      }
      if (from < chunk.length) partial.push(Buffer.from(chunk.subarray(from)))
    },
    rows: () => rows,
    digest: () => [...sum].map((word) => word.toString(16).padStart(8, '0')).join(''),
  }
}
