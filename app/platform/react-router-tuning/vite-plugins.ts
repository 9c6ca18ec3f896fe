import { type Plugin, parseSync, Visitor } from 'vite'

// Removes unused parts of React Router and zod from the client scripts. Sizes: gzip -9, on every storefront page. The
// build fails if a new version exports other names from a replaced module.

const CLIENT_BUILD = {
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
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

/** 3.3 KB: the texts of React Router's errors and warnings, which development still shows. */
const withoutErrorTexts: Plugin = {
  name: 'without-error-texts',
  ...CLIENT_BUILD,
  transform: {
    filter: { id: /react-router\/dist\/production\// },
    handler: (code, id) => {
      const texts: { start: number; end: number }[] = []
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
      return texts
        .toSorted((a, b) => b.start - a.start)
        .reduce((all, { start, end }) => `${all.slice(0, start)}''${all.slice(end)}`, code)
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

export const browserPlugins = [withoutInstrumentation, withoutRouteDiscovery, withoutErrorTexts, withoutCompiledSchemas]
