import type { BadgeTone } from '#app/ui/admin/status-badge.tsx'

export type ConnectionState = 'active' | 'test' | 'off' | 'not-connected' | 'enter-again'

/** The data that the state of a connection is computed from. */
export type ConnectionInput = {
  readonly needsKeys: boolean
  readonly isConfiguredInEnvironment: boolean
  /** 'unreadable': encrypted with a secret that this store does not have. */
  readonly storedKeys: 'none' | 'readable' | 'unreadable'
  /** Null if staff never changed it. */
  readonly isActive: boolean | null
  /** The mode that the last test reported. */
  readonly mode: 'live' | 'test' | null
}

export function getConnectionState(input: ConnectionInput): ConnectionState {
  const { needsKeys, isConfiguredInEnvironment, storedKeys, isActive, mode } = input
  if (!needsKeys) return isActive === true ? 'active' : 'off'
  if (!isConfiguredInEnvironment && storedKeys === 'unreadable') return 'enter-again'
  if (!isConfiguredInEnvironment && storedKeys === 'none') return 'not-connected'
  if (isActive === false) return 'off'
  return mode === 'test' ? 'test' : 'active'
}

/** Returns true if the provider is ready to take payments, whether it is switched on or off. */
export function isConnected(state: ConnectionState): boolean {
  return state === 'active' || state === 'test' || state === 'off'
}

export function takesPayments(state: ConnectionState): boolean {
  return state === 'active' || state === 'test'
}

export const STATE_LOOKS = {
  active: { glyph: '●', tone: 'moss' },
  test: { glyph: '◐', tone: 'amber' },
  off: { glyph: '○', tone: 'quiet' },
  'not-connected': { glyph: '○', tone: 'quiet' },
  'enter-again': { glyph: '!', tone: 'danger' },
} as const satisfies Record<ConnectionState, { glyph: string; tone: BadgeTone }>
