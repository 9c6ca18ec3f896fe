import { useState } from 'react'
import { reviewText } from '#app/features/reviews/review-text.ts'
import { fieldsOf, parseJson } from '#app/lib/json.ts'
import { readStored, useStored, writeStored } from '#app/lib/local-storage.ts'
import { postJson } from '#app/lib/post-json.ts'
import { useToast } from '#app/ui/toast.tsx'

/** The random id of this browser, and the reviews that it voted for. */
const KEY = 'review-votes'
const MAX_VOTES = 500
const TIMEOUT_MS = 10_000

type Votes = { readonly voter: string; readonly reviews: readonly string[] }

function readVotes(text: string | null): Votes {
  const { voter, reviews } = fieldsOf(parseJson(text))
  return {
    voter: typeof voter === 'string' ? voter : '',
    reviews: Array.isArray(reviews) ? reviews.filter((id) => typeof id === 'string') : [],
  }
}

/** A random UUID. `crypto.randomUUID` is missing where a store is tried without https. */
function newVoter(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}

/** Shows the vote at once, and takes it back if the store cannot be reached. */
export function HelpfulButton({ id, votes }: { id: string; votes: number }) {
  const { reviews } = readVotes(useStored(KEY))
  const toast = useToast()
  const [counted, setCounted] = useState<number | null>(null)
  const isHelpful = reviews.includes(id)
  const shown = counted ?? votes
  const press = async () => {
    const { voter: known, reviews: before } = readVotes(readStored(KEY))
    const voter = known || newVoter()
    const others = before.filter((other) => other !== id)
    const store = (isVoted: boolean) =>
      writeStored(KEY, JSON.stringify({ voter, reviews: isVoted ? [...others, id].slice(-MAX_VOTES) : others }))
    store(!isHelpful)
    setCounted(Math.max(0, shown + (isHelpful ? -1 : 1)))
    try {
      const sent = { review: id, voter, isHelpful: !isHelpful }
      const response = await postJson('/product/reviews/vote', sent, AbortSignal.timeout(TIMEOUT_MS))
      const { helpful } = fieldsOf(await response.json())
      if (typeof helpful !== 'number') throw new Error(`The vote was refused with ${response.status}`)
      setCounted(helpful)
    } catch {
      store(isHelpful)
      setCounted(shown)
      toast(reviewText.notVoted, 'error')
    }
  }
  return (
    <button
      type="button"
      aria-pressed={isHelpful}
      onClick={press}
      className={`quiet-link no-js:hidden ${isHelpful ? 'font-semibold' : ''}`}
    >
      {reviewText.helpful(shown)}
    </button>
  )
}
