import { v7, validate } from 'uuid'
import { notFound } from '#app/lib/not-found.ts'

/** A UUID that remembers whose it is: an order's id cannot pass for a product's. */
export type Id<Noun extends string> = string & { readonly noun: Noun }

/** A new id. UUIDv7: ids sort by the time they were made, which keeps index pages together. */
export function newId<Noun extends string>(): Id<Noun> {
  return brand(v7())
}

/** The id in `text`, in lower case, or null where it is not a UUID. */
export function parseId<Noun extends string>(text: string | null | undefined): Id<Noun> | null {
  return text && validate(text) ? brand(text.toLowerCase()) : null
}

/** The id in an address. @throws a 404 with `message`, as PostgreSQL would answer a malformed one with an error. */
export function idFrom<Noun extends string>(param: string | undefined, message = 'Page Not Found'): Id<Noun> {
  const id = parseId<Noun>(param)
  if (!id) throw notFound(message)
  return id
}

/** The one place where a string becomes an id. */
function brand<Noun extends string>(text: string): Id<Noun> {
  return text as Id<Noun>
}
