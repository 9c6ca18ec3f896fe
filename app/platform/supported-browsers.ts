/**
 * The oldest supported versions, keyed by the names in Vite's `build.target`. README.md lists them.
 * `supported-browsers.test.ts` checks the built scripts for newer APIs.
 */
export const SUPPORTED_BROWSERS = { chrome: '120', edge: '120', firefox: '125', safari: '17.4', ios: '17.4' } as const
