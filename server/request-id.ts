import { randomBytes } from 'node:crypto'

const ID_LENGTH = 16
const IDS_PER_BATCH = 512

let batch = ''
let next = 0

/** Returns 16 hex digits. Random bytes are drawn in batches, as system calls are slow. */
export function newRequestId(): string {
  if (next === batch.length) {
    batch = randomBytes((ID_LENGTH / 2) * IDS_PER_BATCH).toString('hex')
    next = 0
  }
  next += ID_LENGTH
  return batch.slice(next - ID_LENGTH, next)
}
