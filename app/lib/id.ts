import { v7, validate } from 'uuid'
import { notFound } from '#app/lib/route-errors.ts'

/** A UUID typed by its noun: an order's id is not assignable to a product's. */
export type Id<Noun extends string> = string & { readonly noun: Noun }

/** Returns a new UUIDv7: ids sort by creation time, which keeps index pages together. */
export function newId<Noun extends string>(): Id<Noun> {
  return brand(v7())
}

export function parseId<Noun extends string>(text: string | null | undefined): Id<Noun> | null {
  return text && validate(text) ? brand(text.toLowerCase()) : null
}

/** Returns the id in a URL. @throws a 404 with `message`, because PostgreSQL would fail on a malformed id. */
export function requireId<Noun extends string>(param: string | undefined, message = 'Page Not Found'): Id<Noun> {
  const id = parseId<Noun>(param)
  if (!id) throw notFound(message)
  return id
}

/** Boundary: the only place where a string becomes an id. */
function brand<Noun extends string>(text: string): Id<Noun> {
  return text as Id<Noun>
}
