export const contents = 'Op deze pagina'
export const updated = 'Laatst bijgewerkt op'
