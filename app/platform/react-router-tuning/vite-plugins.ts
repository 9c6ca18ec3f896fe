import { minifySync, type Plugin, parseSync, Visitor } from 'vite'
import { SCRIPT_QUERY } from '#app/lib/script-retry.ts'

// Changes React Router and zod where they lack an option, and removes code that would exceed the limit for a page's
// scripts (140 KB). Sizes are measured with gzip -9 and apply to every page. The build fails if a new version of a
// package lacks the code that is replaced here.

const CLIENT_BUILD = {
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
} as const satisfies Partial<Plugin>

const SERVER_BUILD = {
  ...CLIENT_BUILD,
  applyToEnvironment: ({ name }) => name === 'ssr',
} as const satisfies Partial<Plugin>

function replace(name: string, id: RegExp, code: string): Plugin {
  return { name, ...CLIENT_BUILD, load: { filter: { id }, handler: () => code } }
}

/** 1.1 KB: nothing instruments the router. */
const withoutInstrumentation = replace(
  'without-instrumentation',
  /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
  `export const consumeInstrumentationClientResultMetaReceiver = () => undefined
  export const getRouteInstrumentationUpdates = () => ({})
  export const instrumentClientSideRouter = (router) => router
  export const instrumentHandler = (handler) => handler
  export const instrumentationResultMetaContext = undefined`,
)

/** 1.2 KB: with `routeDiscovery: initial` all routes are known, but React Router keeps the discovery code. */
const withoutRouteDiscovery = replace(
  'without-route-discovery',
  /react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/,
  `export const getManifestPath = undefined
  export const getPartialManifest = undefined
  export const getPatchRoutesOnNavigationFunction = () => undefined
  export const getPathsWithAncestors = undefined
  export const handleClientVersionMismatch = undefined
  export const isFogOfWarEnabled = () => false
  export const useFogOFWarDiscovery = () => {}`,
)

/**
 * 0.6 KB: scripts that load later do not load style sheets, because components render their own (`precedence`). Script
 * URLs can get a query (script-retry.ts).
 */
const withoutPreloads: Plugin = {
  ...replace('without-preloads', /vite\/preload-helper/, 'export const __vitePreload = (load) => load()'),
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        if (file.code.includes('__vite__mapDeps')) {
          throw new Error(`${file.fileName} loads a script with a style sheet: import the sheet with ?url`)
        }
        const withQuery = `import($1+(globalThis.${SCRIPT_QUERY}??\`\`))`
        file.code = file.code.replace(/\bimport\((`\.[^`]+\.js`)\)/g, withQuery)
      }
    },
  },
}

/** 3.3 KB: the text of React Router's errors and warnings, which development still shows. */
const withoutErrorText: Plugin = {
  name: 'without-error-texts',
  ...CLIENT_BUILD,
  transform: {
    filter: { id: /react-router\/dist\/production\// },
    handler: (code, id) => {
      const texts: Range[] = []
      new Visitor({
        CallExpression({ callee, arguments: [, text] }) {
          const isCheck = callee.type === 'Identifier' && /^(invariant|warning|warnOnce)$/.test(callee.name)
          if (isCheck && text) texts.push(text)
        },
        NewExpression({ callee, arguments: [text] }) {
          const isText = text && ['Literal', 'TemplateLiteral', 'BinaryExpression'].includes(text.type)
          if (isText && callee.type === 'Identifier' && callee.name === 'Error') texts.push(text)
        },
      }).visit(parseSync(id, code).program)
      return replaceRanges(code, texts, "''")
    },
  },
}

/** Disables zod's probe for `eval`, which our Content-Security-Policy forbids, before the first schema. */
const withoutCompiledSchemas: Plugin = {
  name: 'without-compiled-schemas',
  ...CLIENT_BUILD,
  transform: {
    filter: { id: /zod\/v4\/core\/core\.js$/ },
    handler: (code) => `${code}\nconfig({ jitless: true })`,
  },
}

/** Lets pages contain their data as JSON: see page-data.ts. */
const withPageData: Plugin = {
  name: 'with-page-data',
  ...CLIENT_BUILD,
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/dom-export\/hydrated-router\.js$/ },
    handler: (code) => {
      const decode = 'if (!ssrInfo.stateDecodingPromise) {'
      const isDecoded = 'if (ssrInfo.context.state) ssrInfo.stateDecodingPromise = { value: true };'
      return replaceAll(code, decode, `${isDecoded} else ${decode}`)
    },
  },
}

/**
 * If a page's script cannot be loaded, loads the whole page. React Router would reload the current page and lose the
 * click.
 */
const withPageOnFailure: Plugin = {
  name: 'with-page-on-failure',
  ...CLIENT_BUILD,
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/ },
    handler: (code) => {
      const next = 'window.__reactRouterDataRouter.state.navigation.location' // on Back and Forward, the URL already has it
      const load = 'if (to.href === location.href) location.reload(); else location.assign(to.href);'
      const reload = 'window.location.reload();'
      return replaceAll(code, reload, `const to = Object.assign(new URL(location.href), ${next}); ${load}`)
    },
  },
}

/**
 * The server encodes a page's data in React Router's own format only if the page uses it (page-data.ts). For /shop,
 * encoding takes 7% of the rendering time.
 */
const withLazyStream: Plugin = {
  name: 'with-lazy-stream',
  ...SERVER_BUILD,
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/server-runtime\/server\.js$/ },
    handler: (code) => {
      const encode = 'encodeViaTurboStream(state, request.signal, build.entry.module.streamTimeout, serverMode)'
      const getterBody = `const value = ${encode}; Object.defineProperty(this, 'serverHandoffStream', { value }); return value;`
      return replaceAll(code, `serverHandoffStream: ${encode}`, `get serverHandoffStream() { ${getterBody} }`)
    },
  },
}

/** Minifies the function whose source the server sends with each page. */
const withShortInlineScript: Plugin = {
  name: 'with-short-inline-script',
  enforce: 'post',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /markets\/show-suggestion\.ts$/ },
    handler: (code, id) => minifySync(id, code, { module: true }).code,
  },
}

/** @throws Error if the part is not in the code */
function replaceAll(code: string, part: string | RegExp, by: string): string {
  const replaced = code.replaceAll(part, by)
  if (replaced === code) throw new Error(`A new version of a package does not contain “${part}”`)
  return replaced
}

type Range = { readonly start: number; readonly end: number }

function replaceRanges(code: string, ranges: readonly Range[], replacement = ''): string {
  return ranges
    .toSorted((a, b) => b.start - a.start)
    .reduce((all, { start, end }) => all.slice(0, start) + replacement + all.slice(end), code)
}

export const browserPlugins = [
  withoutInstrumentation,
  withoutRouteDiscovery,
  withoutPreloads,
  withoutErrorText,
  withoutCompiledSchemas,
  withPageData,
  withPageOnFailure,
  withLazyStream,
  withShortInlineScript,
]
