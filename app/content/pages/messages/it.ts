export const contents = 'In questa pagina'
export const updated = 'Ultimo aggiornamento:'
