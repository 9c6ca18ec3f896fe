import { useEffect, useEffectEvent } from 'react'
import { MAX_AVERAGE_PAUSE_MS } from '#app/orders/admin/packing/key-scanner.ts'
import { useAdminAuth } from '#app/store/admin-auth.tsx'
import { areKeysNeeded, readShortcut } from '#app/ui/admin/shortcut-keys.ts'

type OrderKeys = { readonly onNext: () => void; readonly onPrevious: () => void }

/** Opens the next or previous order on J or K. Ignores a key that is part of a code typed by a barcode scanner. */
export function useOrderKeys({ onNext, onPrevious }: OrderKeys): void {
  const { admin } = useAdminAuth()
  const move = useEffectEvent((shortcut: 'next' | 'previous') => (shortcut === 'next' ? onNext() : onPrevious()))
  const isOn = admin?.hasShortcuts ?? false
  useEffect(() => {
    if (!isOn) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const onKey = (event: KeyboardEvent) => {
      clearTimeout(timer)
      const shortcut = readShortcut(event)
      if ((shortcut !== 'next' && shortcut !== 'previous') || event.defaultPrevented || areKeysNeeded(event)) return
      timer = setTimeout(() => move(shortcut), MAX_AVERAGE_PAUSE_MS)
    }
    window.addEventListener('keydown', onKey)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('keydown', onKey)
    }
  }, [isOn])
}
