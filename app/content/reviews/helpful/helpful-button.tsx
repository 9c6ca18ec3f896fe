import { useState } from 'react'
import { reviewText } from '#app/content/reviews/review-text.ts'
import { parseJson, readFields } from '#app/lib/json.ts'
import { postJson } from '#app/platform/http/post-json.ts'
import { readStored, useStored, writeStored } from '#app/ui/local-storage.ts'
import { useToast } from '#app/ui/toast.tsx'

/** The storage key for this browser's random id and the reviews that it voted for. */
const KEY = 'review-votes'
const MAX_VOTES = 500
const TIMEOUT_MS = 10_000

type Votes = { readonly voter: string; readonly reviews: readonly string[] }

function readVotes(text: string | null): Votes {
  const { voter, reviews } = readFields(parseJson(text))
  return {
    voter: typeof voter === 'string' ? voter : '',
    reviews: Array.isArray(reviews) ? reviews.filter((id) => typeof id === 'string') : [],
  }
}

/** Returns a random UUID. `crypto.randomUUID` is missing without https, and owners can try a store without it. */
function createVoterId(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}

function writeVotes(change: (before: Votes) => Votes): void {
  writeStored(KEY, JSON.stringify(change(readVotes(readStored(KEY)))))
}

/**
 * Shows the vote immediately, and reverts it if the store cannot be reached. The browser remembers a vote once the
 * store has counted it. A vote that was interrupted can be repeated, and counts once.
 */
export function HelpfulButton({ id, votes }: { id: string; votes: number }) {
  const { reviews } = readVotes(useStored(KEY))
  const toast = useToast()
  const [counted, setCounted] = useState<number | null>(null)
  const [pressed, setPressed] = useState<boolean | null>(null)
  const isHelpful = pressed ?? reviews.includes(id)
  const shown = counted ?? votes
  const press = async () => {
    if (pressed !== null) return // only one vote at a time, because the store could receive two in the wrong order
    const voter = readVotes(readStored(KEY)).voter || createVoterId()
    writeVotes((before) => ({ ...before, voter }))
    const vote = !isHelpful
    setPressed(vote)
    setCounted(Math.max(0, shown + (vote ? 1 : -1)))
    try {
      const payload = { review: id, voter, isHelpful: vote }
      const response = await postJson('/product/reviews/vote', payload, AbortSignal.timeout(TIMEOUT_MS))
      const { helpful } = readFields(await response.json())
      if (typeof helpful !== 'number') throw new Error(`The vote failed with status ${response.status}`)
      setCounted(helpful)
      writeVotes((before) => {
        const others = before.reviews.filter((other) => other !== id)
        return { ...before, reviews: vote ? [...others, id].slice(-MAX_VOTES) : others }
      })
    } catch {
      setCounted(shown)
      toast(reviewText.notVoted, 'error')
    }
    setPressed(null)
  }
  return (
    <button
      type="button"
      aria-pressed={isHelpful}
      aria-busy={pressed !== null}
      onClick={press}
      className={`quiet-link no-js:hidden ${isHelpful ? 'font-semibold' : ''}`}
    >
      {reviewText.helpful(shown)}
    </button>
  )
}
