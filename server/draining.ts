let draining = false

/** Whether this process takes no further visitors: it is about to stop. */
export function isDraining(): boolean {
  return draining
}

export function startDraining(): void {
  draining = true
}
