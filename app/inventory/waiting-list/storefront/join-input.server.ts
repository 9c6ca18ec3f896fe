import { z } from 'zod'
import type { Choice } from '#app/inventory/waiting-list.ts'
import { waitingText } from '#app/inventory/waiting-text.ts'
import { parseJson } from '#app/lib/json.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { getNetwork } from '#app/platform/http/address.ts'
import { createLimiterGetter, type Limiter, type LimitResult } from '#app/platform/limits/limits.server.ts'

const choice = z.tuple([z.string().min(1).max(100), z.string().min(1).max(100)])

/** `choice` is the size and color as a JSON array. */
export const joinInput = z.strictObject({
  email: z
    .string({ error: () => waitingText.invalidEmail })
    .trim()
    .max(254, { error: () => waitingText.invalidEmail })
    .check(z.email({ error: () => waitingText.invalidEmail })),
  choice: z.string({ error: () => waitingText.unknownChoice }).transform((text, context): Choice => {
    const parsed = choice.safeParse(parseJson(text))
    if (!parsed.success) context.addIssue({ code: 'custom', message: waitingText.unknownChoice })
    const [size = '', color = ''] = parsed.data ?? []
    return { size, color }
  }),
})

const attempts = createLimiterGetter({ name: 'waiting-list', points: env.LIMIT_WAITING_LIST, seconds: 60 })

export function limitJoinAttempts(db: Database, from: string, limiter: Limiter = attempts(db)): Promise<LimitResult> {
  return limiter.count(getNetwork(from))
}
