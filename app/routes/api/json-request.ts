import type { ActionFunctionArgs } from 'react-router'
import type { $ZodType, output } from 'zod/v4/core'
import { type ParseResult, parseInput } from '#app/lib/form.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import type { LimitResult } from '#app/platform/limits/limits.server.ts'
import { uiText } from '#app/ui/ui-text.ts'

export function rejectGet(): never {
  throw notFound('Page Not Found')
}

export async function readJson<Schema extends $ZodType>(
  request: Request,
  schema: Schema,
): Promise<ParseResult<output<Schema>>> {
  return parseInput(schema, await request.json().catch(() => null))
}

/** Reads a JSON body within a rate limit, or returns the error response to send. */
export async function readLimitedJson<Schema extends $ZodType>(
  { context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>,
  schema: Schema,
  count: (address: string) => Promise<LimitResult>,
): Promise<{ ok: true; value: output<Schema> } | { ok: false; response: Response }> {
  const limit = await count(context.get(requestInfo).address)
  if (!limit.allowed) return { ok: false, response: createTooManyRequestsResponse(limit.retryAfter) }
  const input = await readJson(request, schema)
  return input.ok ? input : { ok: false, response: jsonResponse({ errors: input.errors }, { status: 400 }) }
}

/** `retryAfter` is in seconds. */
export function createTooManyRequestsResponse(retryAfter: number): Response {
  return jsonResponse({ errors: { '': uiText.tooManyRequests } }, { status: 429, retryAfter })
}
