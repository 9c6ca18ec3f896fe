import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import readerUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** The formats of product barcodes and of the QR codes on labels and packing slips. Fewer formats are found faster. */
const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf', 'code_39', 'code_128', 'qr_code'] as const

/** Returns a detector with the browsers' API. Its WebAssembly file is the store's own, not one from a public server. */
export function createCodeDetector(): BarcodeDetector {
  prepareZXingModule({ overrides: { locateFile: () => readerUrl } })
  return new BarcodeDetector({ formats: [...FORMATS] })
}
