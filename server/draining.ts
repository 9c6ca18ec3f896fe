let state: 'serving' | 'retiring' | 'stopping' = 'serving'

/** Whether this process closes each connection with its next answer, as it is about to end. */
export function isDraining(): boolean {
  return state !== 'serving'
}

/** Whether the store itself takes no further visitors. A process that retires leaves others to take them. */
export function isStopping(): boolean {
  return state === 'stopping'
}

export function startRetiring(): void {
  if (state === 'serving') state = 'retiring'
}

export function startStopping(): void {
  state = 'stopping'
}
