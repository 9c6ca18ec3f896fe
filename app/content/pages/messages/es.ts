export const contents = 'En esta página'
export const updated = 'Última actualización:'
