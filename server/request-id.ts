import { randomBytes } from 'node:crypto'

const ID_LENGTH = 16
const IDS_AT_ONCE = 512

let stock = ''
let next = 0

/** Returns 16 hex digits. Random bytes are drawn in batches, as system calls are slow. */
export function newRequestId(): string {
  if (next === stock.length) {
    stock = randomBytes((ID_LENGTH / 2) * IDS_AT_ONCE).toString('hex')
    next = 0
  }
  next += ID_LENGTH
  return stock.slice(next - ID_LENGTH, next)
}
