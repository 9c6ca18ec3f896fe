import { useSyncExternalStore } from 'react'

/** Text that the browser could not store, for example because storage is full. It lasts as long as the page. */
const memory = new Map<string, string | null>()
const listeners = new Set<() => void>()

export function readStored(key: string): string | null {
  const unsaved = memory.get(key)
  if (unsaved !== undefined) return unsaved
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeStored(key: string, text: string | null): void {
  memory.delete(key)
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    memory.set(key, text)
  }
  for (const listener of listeners) listener()
}

/** Returns true if the text exists only as long as the page, because the browser could not store it. */
export function isUnsaved(key: string): boolean {
  return memory.has(key)
}

/** Returns the stored text, including changes by other tabs; null on the server and during hydration. */
export function useStored(key: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key) memory.delete(key) // another tab was able to save, so its text is newer
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', listener) // the page was restored from the back/forward cache, where it missed events
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', listener)
  }
}
