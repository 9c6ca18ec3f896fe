import { useEffect, useEffectEvent, useRef } from 'react'
import { NO_KEYS, readScannerKey } from '#app/orders/admin/packing/key-scanner.ts'

/** Calls `onScan` with each code that a barcode scanner types outside of fields. */
export function useKeyScanner(onScan: (code: string) => void): void {
  const typed = useRef(NO_KEYS)
  const scan = useEffectEvent(onScan)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return
      const step = readScannerKey(typed.current, { key: event.key, at: event.timeStamp })
      typed.current = step.typed
      if (!step.isScanning) return
      event.preventDefault() // so that a scanner's Enter does not click the focused button
      if (step.scanned !== null) scan(step.scanned)
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, select, textarea')
}
