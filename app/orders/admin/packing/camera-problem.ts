export type CameraProblem = 'missing' | 'blocked' | 'not-started' | 'not-loaded'

/** The detector could not be loaded or cannot run in this browser. */
export class DetectorError extends Error {}

/** Finds out why the camera cannot scan: https://developer.mozilla.org/docs/Web/API/MediaDevices/getUserMedia */
export function findCameraProblem(error: unknown): CameraProblem {
  if (error instanceof DetectorError) return 'not-loaded'
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotFoundError') return 'missing'
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'blocked' : 'not-started'
}
