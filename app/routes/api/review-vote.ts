import { limitVotes, vote } from '#app/content/reviews/helpful/vote.server.ts'
import { voteInput } from '#app/content/reviews/helpful/vote-input.ts'
import { requireId } from '#app/lib/id.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { readLimitedJson, rejectGet } from '#app/routes/api/json-request.ts'
import type { Route } from './+types/review-vote'

export const localized = true

export const loader = rejectGet

export async function action(args: Route.ActionArgs) {
  const input = await readLimitedJson(args, voteInput, limitVotes)
  if (!input.ok) return input.response
  const helpful = await vote(db, { ...input.value, review: requireId<'review'>(input.value.review) })
  return helpful === null ? jsonResponse({ errors: {} }, { status: 404 }) : jsonResponse({ helpful })
}
