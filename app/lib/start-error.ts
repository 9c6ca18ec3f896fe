/** A problem that the operator can fix. Its message is one line: what is wrong and what to do. */
export class StartError extends Error {
  override name = 'StartError'
}
