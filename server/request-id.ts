import { randomFillSync } from 'node:crypto'

const ID_BYTES = 8
const pool = Buffer.alloc(ID_BYTES * 512)
let next = pool.length

/** A new number for a request, 16 hexadecimal digits. Drawn in stock: asking the system for each costs more than a page. */
export function newRequestId(): string {
  if (next === pool.length) {
    randomFillSync(pool)
    next = 0
  }
  next += ID_BYTES
  return pool.toString('hex', next - ID_BYTES, next)
}
