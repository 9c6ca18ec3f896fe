/**
 * The oldest supported versions, by the names of Vite's `build.target`. README.md states them.
 * `supported-browsers.test.ts` finds newer APIs in the built scripts.
 */
export const SUPPORTED_BROWSERS = { chrome: '120', edge: '120', firefox: '125', safari: '17.4', ios: '17.4' } as const
