let state: 'serving' | 'retiring' | 'stopping' = 'serving'

/** Returns whether this process closes each connection after its next response because it is about to exit. */
export function isDraining(): boolean {
  return state !== 'serving'
}

/** Returns whether the whole store is stopping, not only this process. */
export function isStopping(): boolean {
  return state === 'stopping'
}

export function startRetiring(): void {
  if (state === 'serving') state = 'retiring'
}

export function startStopping(): void {
  state = 'stopping'
}
