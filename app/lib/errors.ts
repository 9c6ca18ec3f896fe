export function getErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** A problem that the operator can fix. Its message is one line: what is wrong and what to do. */
export class StartError extends Error {
  override name = 'StartError'
}
