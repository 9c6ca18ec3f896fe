import { afterEach, expect, test, vi } from 'vitest'
import { CODE_FORMATS, loadCodeDetector } from '#app/orders/admin/packing/code-detector.ts'
import { createCodeDetector } from '#app/orders/admin/packing/code-detector-library.ts'

vi.mock('#app/orders/admin/packing/code-detector-library.ts', () => ({ createCodeDetector: vi.fn() }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const createNative = vi.fn()

function stubNative(getSupportedFormats: () => Promise<readonly string[]>): void {
  class BarcodeDetector {
    static readonly getSupportedFormats = getSupportedFormats
    constructor(options: unknown) {
      createNative(options)
    }
  }
  vi.stubGlobal('window', { BarcodeDetector })
}

test('the browser’s detector reads those of our formats that it supports', async () => {
  stubNative(() => Promise.resolve(['aztec', 'ean_13', 'ean_8', 'qr_code']))
  await loadCodeDetector()
  expect(createNative).toHaveBeenCalledExactlyOnceWith({ formats: ['ean_13', 'ean_8', 'qr_code'] })
  expect(createCodeDetector).not.toHaveBeenCalled()
})

test.each<[string, () => Promise<readonly string[]>]>([
  ['no format', () => Promise.resolve([])],
  ['only QR codes', () => Promise.resolve(['qr_code'])],
  ['only barcodes', () => Promise.resolve(['ean_13', 'ean_8'])],
  ['nothing, because its service is missing', () => Promise.reject(new Error('service unavailable'))],
])('the library replaces a browser’s detector that supports %s', async (_name, getSupportedFormats) => {
  stubNative(getSupportedFormats)
  await loadCodeDetector()
  expect(createNative).not.toHaveBeenCalled()
  expect(createCodeDetector).toHaveBeenCalledExactlyOnceWith(CODE_FORMATS)
})

test('the library is loaded in browsers without a detector', async () => {
  vi.stubGlobal('window', {})
  await loadCodeDetector()
  expect(createCodeDetector).toHaveBeenCalledExactlyOnceWith(CODE_FORMATS)
})
