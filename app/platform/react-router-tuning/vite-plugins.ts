import { type Plugin, parseSync, Visitor } from 'vite'

// What the browser's scripts leave out of React Router and zod. Each replaces one of their modules, whose exports the
// build checks, so a new version that needs another fails there. Figures: gzip -9, of every page of the storefront.

/** A plugin that puts `code` in the place of a module, in what browsers get. */
function replace(name: string, id: RegExp, code: string): Plugin {
  return {
    name,
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: { filter: { id }, handler: () => code },
  }
}

/** 1.1 KB. No one observes the router here. */
const withoutInstrumentation = replace(
  'without-instrumentation',
  /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
  `export const consumeInstrumentationClientResultMetaReceiver = () => undefined
  export const getRouteInstrumentationUpdates = () => ({})
  export const instrumentClientSideRouter = (router) => router
  export const instrumentHandler = (handler) => handler
  export const instrumentationResultMetaContext = undefined`,
)

/** 1.2 KB. `routeDiscovery: initial` gives browsers all routes at once, but React Router keeps the code that asks for more. */
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
 * 3.3 KB. The sentences in React Router's errors and warnings: they speak to anyone who develops it, and are there in
 * development. In production the stack says where it was.
 */
const withoutErrorTexts: Plugin = {
  name: 'without-error-texts',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
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

/**
 * No bytes. With its first object schema zod tries whether it may turn text into code. Our policy forbids it, and a browser
 * reports the attempt, though zod catches it. It has to be known before any schema is made, so it is set in zod itself.
 */
const withoutCompiledSchemas: Plugin = {
  name: 'without-compiled-schemas',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /zod\/v4\/core\/core\.js$/ },
    handler: (code) => `${code}\nconfig({ jitless: true })`,
  },
}

export const browserPlugins = [withoutInstrumentation, withoutRouteDiscovery, withoutErrorTexts, withoutCompiledSchemas]
