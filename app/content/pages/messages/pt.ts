export const contents = 'Nesta página'
export const updated = 'Última atualização:'
