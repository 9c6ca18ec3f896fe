import { v5 } from 'uuid'
import { type Id, idFrom } from '#app/lib/id.ts'

const NAMESPACE = 'd3c1a2f0-5b7e-4c64-9a0e-6f1d8b2e7a55'

/** The id of a row of the demo shop: the same at every load, so that its rows are known again and can be removed. */
export function demoId<Noun extends string>(noun: Noun, key: string): Id<Noun> {
  return idFrom<Noun>(v5(`${noun}/${key}`, NAMESPACE))
}
