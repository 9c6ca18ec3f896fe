import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { newId } from '#app/lib/id.ts'
import { ReadyPanel } from '#app/operations/markets/ready-panel.tsx'

test.each([
  { status: 'open', missing: [{ kind: 'shipping' }], isOpen: true },
  { status: 'open', missing: [], isOpen: false },
  { status: 'draft', missing: [], isOpen: true },
] as const)('the panel of a market that is $status with $missing missing is open: $isOpen', ({ isOpen, ...props }) => {
  const advice = [{ text: 'Add a size guide', to: '/admin', action: 'Open' }]
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ReadyPanel market={{ id: newId<'market'>(), status: props.status }} missing={props.missing} advice={advice} />
    </MemoryRouter>,
  )
  expect(/<details[^>]*>/.exec(html)?.[0].includes('open')).toBe(isOpen)
})
