let state: 'serving' | 'retiring' | 'stopping' = 'serving'

/** Returns whether this process closes each connection after its next response because it is about to exit. */
export function isDraining(): boolean {
  return state !== 'serving'
}

/** Returns whether this process is stopping, which it also does after retiring. */
export function isStopping(): boolean {
  return state === 'stopping'
}

export function startRetiring(): void {
  if (state === 'serving') state = 'retiring'
}

export function startStopping(): void {
  state = 'stopping'
}
