const CODES: Readonly<Record<string, string>> = {
  ...{ black: '#000000', white: '#ffffff', ivory: '#fffff0', cream: '#fffdd0', ecru: '#e8e0c8' },
  ...{ beige: '#f5f5dc', grey: '#808080', gray: '#808080', charcoal: '#36454f', silver: '#c0c0c0' },
  ...{ stone: '#b8b09c', taupe: '#8b7e74', brown: '#6b4423', chocolate: '#5c3317', tan: '#d2b48c' },
  ...{ camel: '#c19a6b', sand: '#d8c7a3', khaki: '#a39a6b', red: '#c8102e', burgundy: '#800020' },
  ...{ wine: '#722f37', maroon: '#800000', rust: '#b7410e', terracotta: '#c66b4e', pink: '#f4b6c2' },
  ...{ blush: '#e8c4c4', rose: '#d98695', fuchsia: '#c2185b', coral: '#f88379', peach: '#ffcba4' },
  ...{ orange: '#f28c28', apricot: '#fbceb1', yellow: '#f4d03f', mustard: '#d2a32c', gold: '#c9a227' },
  ...{ lemon: '#fff44f', green: '#2e7d32', olive: '#6b7b3a', sage: '#9caf88', mint: '#b5e2c8' },
  ...{ emerald: '#047857', forest: '#22542e', blue: '#1f5fbf', navy: '#1b2a4a', teal: '#0f766e' },
  ...{ turquoise: '#40c4b8', denim: '#3b5f8a', sky: '#9cc9e8', purple: '#6a3d9a', lilac: '#c8a2c8' },
  ...{ lavender: '#c5b9e0', plum: '#6e2c50', violet: '#7f4fc9', indigo: '#3f3d8f', bronze: '#a97142' },
  ...{ copper: '#b87333', champagne: '#f3e2c3', nude: '#e3bc9a', multicolor: '#b0a8b9' },
}

export const UNKNOWN_COLOR = '#808080'

/** The hex code for the last known word of a name, such as 'Rose' in 'Dusty Rose', or null. */
export function findColorCode(name: string): string | null {
  const words = name.toLowerCase().split(/[^a-z]+/)
  return words.toReversed().flatMap((word) => (Object.hasOwn(CODES, word) ? (CODES[word] ?? []) : []))[0] ?? null
}
