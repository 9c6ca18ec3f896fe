import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import readerUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { CodeFormat } from '#app/orders/admin/packing/code-detector.ts'

/** Returns a detector with the browsers' API. Its WebAssembly file is the store's own, not one from a public server. */
export function createCodeDetector(formats: readonly CodeFormat[]): BarcodeDetector {
  prepareZXingModule({ overrides: { locateFile: () => readerUrl } })
  return new BarcodeDetector({ formats: [...formats] })
}
