/** A message of a schema. One of the admin's is a function, as it is read in the language of the page. */
export type Message = string | (() => string)

export function shown(message: Message): string {
  return typeof message === 'function' ? message() : message
}
