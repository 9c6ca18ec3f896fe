const BLOCK_BYTES = 512
const PLAIN_FILE = '0'
/** The format in which we write sizes. The decoder could read other formats differently. */
const SIZE = /^[0-7]{11}\0$/

/**
 * Passes on an archive that contains only plain files, because other entries can make decoding take hours. If there are
 * others, throws the error that `createError` returns.
 */
export async function* requirePlainFiles(
  archive: AsyncIterable<Buffer>,
  createError: () => Error,
): AsyncGenerator<Buffer, undefined> {
  let header = Buffer.alloc(0)
  let bodyBytes = 0
  for await (const chunk of archive) {
    for (let at = 0; at < chunk.length; ) {
      const passed = Math.min(bodyBytes, chunk.length - at)
      bodyBytes -= passed
      at += passed
      const part = chunk.subarray(at, at + BLOCK_BYTES - header.length)
      header = Buffer.concat([header, part])
      at += part.length
      if (header.length < BLOCK_BYTES) break
      bodyBytes = countBodyBytes(header, createError)
      header = Buffer.alloc(0)
    }
    yield chunk
  }
}

/** Returns the number of bytes until the next header. The decoder checks what follows the end of the archive. */
function countBodyBytes(header: Buffer, createError: () => Error): number {
  if (header.every((byte) => byte === 0)) return Number.POSITIVE_INFINITY
  const text = header.toString('latin1')
  if (text.slice(257, 262) !== 'ustar') throw new Error('This is not a tar archive.')
  const size = text.slice(124, 136)
  if (text[156] !== PLAIN_FILE || !SIZE.test(size)) throw createError()
  return Math.ceil(Number.parseInt(size, 8) / BLOCK_BYTES) * BLOCK_BYTES
}
