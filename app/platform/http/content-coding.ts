import { promisify } from 'node:util'
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  gzipSync,
} from 'node:zlib'

/** Compressing shorter text is not worthwhile. */
export const MIN_COMPRESSED_BYTES = 1_000
/**
 * Up to this size, compressing text in this thread is faster than in another thread. Longer text would block
 * other requests.
 */
const MAX_SYNC_BYTES = 200_000

const BROTLI_QUALITY = { fast: 1, best: 5 } as const
const GZIP_LEVEL = { fast: 1, best: 6 } as const

/**
 * 'fast' is for text that is sent once. It takes a fifth of the processor time of 'best', but produces a fifth more
 * bytes.
 */
export type CompressionLevel = keyof typeof BROTLI_QUALITY

const asynchronous = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const

export const compress = {
  br: async (bytes: Uint8Array, level: CompressionLevel) => {
    const options = getBrotliOptions(bytes.length, level)
    return isQuick(bytes, level) ? brotliCompressSync(bytes, options) : asynchronous.br(bytes, options)
  },
  gzip: async (bytes: Uint8Array, level: CompressionLevel) => {
    const options = { level: GZIP_LEVEL[level] }
    return isQuick(bytes, level) ? gzipSync(bytes, options) : asynchronous.gzip(bytes, options)
  },
} as const

export type ContentCoding = keyof typeof compress

export const decompress = {
  br: (bytes: Uint8Array) => promisify(brotliDecompress)(bytes),
  gzip: (bytes: Uint8Array) => promisify(gunzip)(bytes),
} as const

function isQuick({ length }: Uint8Array, level: CompressionLevel): boolean {
  return level === 'fast' && length <= MAX_SYNC_BYTES
}

/** Limits the window to the text's size, because allocating the default window takes longer than compressing a page. */
function getBrotliOptions(length: number, level: CompressionLevel): BrotliOptions {
  const window = Math.ceil(Math.log2(length + 16))
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[level],
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(constants.BROTLI_DEFAULT_WINDOW, window),
    },
  }
}
