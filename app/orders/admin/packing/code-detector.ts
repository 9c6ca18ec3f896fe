/**
 * The formats of product barcodes and of the QR codes on labels and packing slips. Detection is faster with fewer
 * formats.
 */
export const CODE_FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf', 'code_39', 'code_128', 'qr_code'] as const
export type CodeFormat = (typeof CODE_FORMATS)[number]

const REQUIRED_FORMATS: readonly CodeFormat[] = ['ean_13', 'qr_code']

// TypeScript has no types for this API yet: https://developer.mozilla.org/docs/Web/API/BarcodeDetector
type CodeDetector = {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}

declare global {
  interface Window {
    readonly BarcodeDetector?: {
      new (options: { readonly formats: readonly CodeFormat[] }): CodeDetector
      readonly getSupportedFormats: () => Promise<readonly string[]>
    }
  }
}

/** Returns the browser's detector of barcodes and QR codes, or a library if the browser cannot detect both. */
export async function loadCodeDetector(): Promise<CodeDetector> {
  const { BarcodeDetector } = window
  if (BarcodeDetector) {
    const supported = await BarcodeDetector.getSupportedFormats().catch((): string[] => [])
    const formats = CODE_FORMATS.filter((format) => supported.includes(format))
    if (REQUIRED_FORMATS.every((format) => formats.includes(format))) return new BarcodeDetector({ formats })
  }
  const { createCodeDetector } = await import('#app/orders/admin/packing/code-detector-library.ts')
  return createCodeDetector(CODE_FORMATS)
}
