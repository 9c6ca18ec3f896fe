export const contents = 'On this page'
export const updated = 'Last updated'
