import type { EntryContext } from 'react-router'

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [name: string]: Json }

/**
 * Embeds a page's data as JSON, which the plug-in of the same name reads (vite-plugins.ts). React Router's own format
 * numbers every value, which gzip can hardly compress: with it, /shop (22 KB) is 2 KB larger. Errors and data that JSON
 * cannot represent still use that format.
 */
export function withPageData(context: EntryContext): EntryContext {
  const { loaderData, actionData, errors } = context.staticHandlerContext
  if (!import.meta.env.PROD || errors || !isJson(loaderData) || !isJson(actionData)) return context
  const state = toJsonScript({ loaderData, actionData, errors: null })
  const serverHandoffString = context.serverHandoffString?.replace(/}$/, () => `,"state":${state}}`)
  // A copy would encode the data; see the plug-in `withLazyStream`
  return Object.create(context, {
    serverHandoffStream: { value: undefined },
    serverHandoffString: { value: serverHandoffString },
  })
}

/**
 * Returns JavaScript that evaluates to the value. Its JSON is in single quotes, because JSON contains many double
 * quotes, and escaping them would add 10%.
 */
export function toJsonScript(value: Json): string {
  const text = JSON.stringify(value).replace(/[\\']/g, '\\$&').replaceAll('<', '\\u003c')
  return `JSON.parse('${text}')`
}

/** Returns true if JSON represents the value exactly, except for undefined properties, which it omits. */
export function isJson(value: unknown): value is Json {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return value === null || ['string', 'boolean'].includes(typeof value)
  if (Array.isArray(value)) return value.every(isJson)
  const isPlain = Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null
  return isPlain && Object.values(value).every((item) => item === undefined || isJson(item))
}
