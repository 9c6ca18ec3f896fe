/** A problem that the operator can fix. Its message, one line without a stack, says what is wrong and what to do. */
export class StartError extends Error {
  override name = 'StartError'
}
