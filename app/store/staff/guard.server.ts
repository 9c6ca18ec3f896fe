import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { db } from '#app/platform/db/db.server.ts'
import { currentRequest } from '#app/platform/http/current-request.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { adminText } from '#app/store/staff/admin-text.ts'
import { type Identity, identify } from '#app/store/staff/login.server.ts'
import { type Admin, adminContext } from '#app/store/staff/staff.ts'

/**
 * Runs before all loaders and actions of the routes below it. A parent's loader would run at the same time as theirs.
 */
export const guardPages: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const identity = await identify(db, request)
  if (identity.kind !== 'admin') return withCookies(redirect(getLoginUrl(url, identity)), identity)
  await admit(context, identity.admin)
  return withCookies(await next(), identity)
}

/** The guard for resource routes: responds with a status and a message instead of a redirect. */
export const guardResources: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const identity = await identify(db, request)
  if (identity.kind === 'anonymous') return withCookies(createErrorResponse(401, adminText.logInFirst), identity)
  if (identity.kind === 'not-staff') return withCookies(createErrorResponse(403, adminText.accessDenied), identity)
  await admit(context, identity.admin)
  return withCookies(await next(), identity)
}

async function admit(context: Readonly<RouterContextProvider>, admin: Admin): Promise<void> {
  context.set(adminContext, admin)
  const request = currentRequest()
  if (request) request.locale = (await readSettings(db)).format_locale
}

/** The first call of every admin loader and action. @throws a 401 on routes without a guard */
export function requireAdmin(context: Readonly<RouterContextProvider>): Admin {
  const admin = context.get(adminContext)
  if (!admin) throw data('Log in first', { status: 401 })
  return admin
}

function getLoginUrl({ pathname, search }: URL, identity: Identity): string {
  const query = new URLSearchParams()
  const target = pathname + search
  if (target !== '/admin') query.set('redirectTo', target)
  if (identity.kind === 'not-staff') query.set('denied', 'yes')
  return `/admin/login${query.size > 0 ? `?${query}` : ''}`
}

function createErrorResponse(status: 401 | 403, message: string): Response {
  return jsonResponse({ error: { message } }, { status })
}

function withCookies(response: Response, { cookies }: Identity): Response {
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}
