/**
 * The ids of the sign-in form's controls, by which they are found, because extensions add controls of the same types.
 */
export const signInIds = { email: 'email', password: 'current-password', submit: 'sign-in' };
