const END = 22
const LOCATOR = 20
const RECORD = 56
const LOCATOR_SIGNATURE = 0x07064b50
/** The file count in the end record of an archive that has more files than the field can hold. */
const OVERFLOW_COUNT = 0xffff

/**
 * Adds the ZIP64 records that an archive with more than 65,534 files needs at its end (APPNOTE 4.3.14). client-zip
 * writes these records only above 4 GB. `count` is called after the last file.
 */
export async function* withZip64End(
  archive: AsyncIterable<Uint8Array>,
  count: () => number,
): AsyncGenerator<Uint8Array> {
  let buffered = Buffer.alloc(0)
  for await (const chunk of archive) {
    const isShort = chunk.length < END + LOCATOR
    if (!isShort) yield buffered
    const bytes = isShort ? Buffer.concat([buffered, chunk]) : chunk
    const ready = Math.max(0, bytes.length - END - LOCATOR)
    yield bytes.subarray(0, ready)
    buffered = Buffer.from(bytes.subarray(ready))
  }
  const hasRecords = buffered.readUInt32LE(0) === LOCATOR_SIGNATURE
  if (hasRecords || count() < OVERFLOW_COUNT) {
    yield buffered
    return
  }
  const end = buffered.subarray(LOCATOR)
  yield buffered.subarray(0, LOCATOR)
  yield createZip64End(count(), end.readUInt32LE(12), end.readUInt32LE(16))
  yield end
}

function createZip64End(files: number, directoryBytes: number, directoryOffset: number): Buffer {
  const bytes = Buffer.alloc(RECORD + LOCATOR)
  bytes.writeUInt32LE(0x06064b50, 0)
  bytes.writeBigUInt64LE(BigInt(RECORD - 12), 4)
  bytes.writeUInt16LE(45, 12) // written with version 4.5 of the format, which is also needed to read it
  bytes.writeUInt16LE(45, 14)
  bytes.writeBigUInt64LE(BigInt(files), 24)
  bytes.writeBigUInt64LE(BigInt(files), 32)
  bytes.writeBigUInt64LE(BigInt(directoryBytes), 40)
  bytes.writeBigUInt64LE(BigInt(directoryOffset), 48)
  bytes.writeUInt32LE(LOCATOR_SIGNATURE, RECORD)
  bytes.writeBigUInt64LE(BigInt(directoryOffset + directoryBytes), RECORD + 8)
  bytes.writeUInt32LE(1, RECORD + 16)
  return bytes
}
