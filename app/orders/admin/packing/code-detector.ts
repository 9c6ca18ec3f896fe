// TypeScript has no types for this API yet: https://developer.mozilla.org/docs/Web/API/BarcodeDetector
type CodeDetector = {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}

declare global {
  interface Window {
    readonly BarcodeDetector?: new () => CodeDetector
  }
}

/** Returns the browser's detector of barcodes and QR codes. Browsers without one, such as Safari, load a library. */
export async function loadCodeDetector(): Promise<CodeDetector> {
  if (window.BarcodeDetector) return new window.BarcodeDetector()
  const { createCodeDetector } = await import('#app/orders/admin/packing/code-detector-library.ts')
  return createCodeDetector()
}
