import { useState } from 'react'

/** Stable React keys for rows that have no id. */
export function useRowKeys(count: number) {
  const [keys, setKeys] = useState<readonly string[]>([])
  const next = Math.max(-1, ...keys.map(Number)) + 1
  const shown = Array.from({ length: count }, (_, index) => keys[index] ?? String(next + index))
  return {
    at: (index: number) => shown[index] ?? '',
    change: (move: (keys: readonly string[]) => readonly string[]) => setKeys(move(shown)),
  }
}
