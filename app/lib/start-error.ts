/**
 * A problem that the operator can fix. Its message is one line that says what is wrong and what to do; it is shown
 * without a stack.
 */
export class StartError extends Error {
  override name = 'StartError'
}
