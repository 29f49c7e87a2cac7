/** The name, in one place. */
export const productName = 'Plumbline';
