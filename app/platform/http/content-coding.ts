import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

/** Compressing a smaller text is not worth it. */
export const MIN_COMPRESSED_BYTES = 1_000

export const compress = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes),
} as const

export type ContentCoding = keyof typeof compress

export const decompress = {
  br: (bytes: Uint8Array) => promisify(brotliDecompress)(bytes),
  gzip: (bytes: Uint8Array) => promisify(gunzip)(bytes),
} as const
