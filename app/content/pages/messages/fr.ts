export const contents = 'Sur cette page'
export const updated = 'Dernière mise à jour le'
