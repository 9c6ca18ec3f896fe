import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import readerUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { CodeFormat } from '#app/orders/admin/packing/code-detector.ts'

/**
 * Returns a detector with the API of the browser's BarcodeDetector. Its WebAssembly file comes from the store, not from
 * a public server.
 */
export function createCodeDetector(formats: readonly CodeFormat[]): BarcodeDetector {
  prepareZXingModule({ overrides: { locateFile: () => readerUrl } })
  return new BarcodeDetector({ formats: [...formats] })
}
