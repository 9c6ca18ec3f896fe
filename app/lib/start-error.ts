/**
 * Something that the person who starts the store, or runs one of its commands, can put right. Its message is one line
 * that says what is wrong and what to do; it is shown as it is, without a stack.
 */
export class StartError extends Error {
  override name = 'StartError'
}
