/** '41 minutes left' of `ms` milliseconds, in whole minutes: nothing is promised that is not there. */
export function timeLeftText(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return 'less than a minute left'
  return minutes === 1 ? '1 minute left' : `${minutes} minutes left`
}
