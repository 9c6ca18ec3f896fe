import { useSyncExternalStore } from 'react'

/**
 * Texts kept in the browser's local storage, in step between tabs. Where storage is refused (private windows, a full
 * quota) they live as long as the page.
 */
const memory = new Map<string, string>()
const listeners = new Set<() => void>()

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

/** `null` removes the text. */
export function writeStored(key: string, text: string | null): void {
  memory.delete(key)
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    if (text !== null) memory.set(key, text)
  }
  for (const listener of listeners) listener()
}

/** The stored text, followed as it changes here or in another tab; null on the server and until hydration is done. */
export function useStored(key: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
