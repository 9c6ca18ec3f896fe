import { expect, test } from 'vitest'
import { type ConnectionInput, getConnectionState } from '#app/payments/admin/connection-state.ts'

const NEW_CONNECTION: ConnectionInput = {
  needsKeys: true,
  isConfiguredInEnvironment: false,
  storedKeys: 'none',
  isActive: null,
  mode: null,
}

test.each<[string, Partial<ConnectionInput>, string]>([
  ['nothing was entered', {}, 'not-connected'],
  ['keys were removed while the provider was on', { isActive: true }, 'not-connected'],
  ['keys were entered', { storedKeys: 'readable', isActive: true }, 'active'],
  ['keys were entered, and the provider was switched off', { storedKeys: 'readable', isActive: false }, 'off'],
  ['test keys were entered', { storedKeys: 'readable', isActive: true, mode: 'test' }, 'test'],
  [
    'test keys were entered, and the provider was switched off',
    { storedKeys: 'readable', isActive: false, mode: 'test' },
    'off',
  ],
  ['keys were encrypted with a different secret', { storedKeys: 'unreadable', isActive: true }, 'enter-again'],
  ['the environment has keys', { isConfiguredInEnvironment: true }, 'active'],
  ['the environment replaces unreadable keys', { isConfiguredInEnvironment: true, storedKeys: 'unreadable' }, 'active'],
  [
    'the environment has keys, and the provider was switched off',
    { isConfiguredInEnvironment: true, isActive: false },
    'off',
  ],
  ['the provider needs no keys, and was never switched on', { needsKeys: false }, 'off'],
  ['the provider needs no keys, and was switched on', { needsKeys: false, isActive: true }, 'active'],
])('if %s (%j), the state of the connection is %s', (_, facts, state) => {
  expect(getConnectionState({ ...NEW_CONNECTION, ...facts })).toBe(state)
})
