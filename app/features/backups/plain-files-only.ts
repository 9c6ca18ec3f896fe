const BLOCK_BYTES = 512
const PLAIN_FILE = '0'
/** How our sizes are written. There are other ways, which what reads the archive might take for another number. */
const SIZE = /^[0-7]{11}\0$/

/**
 * Lets a tar archive through as long as it consists of plain files, as our backups do. Other entries are kept from what
 * reads it: those that say more of a file, such as a long name, can be made so that reading them takes hours.
 * @throws what `foreign` makes, at the first other entry; an error that no one need see, where it is no archive at all.
 */
export async function* plainFilesOnly(
  archive: AsyncIterable<Buffer>,
  foreign: () => Error,
): AsyncGenerator<Buffer, undefined> {
  let header = Buffer.alloc(0)
  let bodyBytes = 0
  for await (const chunk of archive) {
    for (let at = 0; at < chunk.length; ) {
      const passed = Math.min(bodyBytes, chunk.length - at)
      bodyBytes -= passed
      at += passed
      const begun = chunk.subarray(at, at + BLOCK_BYTES - header.length)
      header = Buffer.concat([header, begun])
      at += begun.length
      if (header.length < BLOCK_BYTES) break
      bodyBytes = bodyBytesOf(header, foreign)
      header = Buffer.alloc(0)
    }
    yield chunk
  }
}

/** How many bytes follow a header before the next one. What follows the end of an archive is another's to judge. */
function bodyBytesOf(header: Buffer, foreign: () => Error): number {
  if (header.every((byte) => byte === 0)) return Number.POSITIVE_INFINITY
  const text = header.toString('latin1')
  if (text.slice(257, 262) !== 'ustar') throw new Error('This is no tar archive.')
  const size = text.slice(124, 136)
  if (text[156] !== PLAIN_FILE || !SIZE.test(size)) throw foreign()
  return Math.ceil(Number.parseInt(size, 8) / BLOCK_BYTES) * BLOCK_BYTES
}
