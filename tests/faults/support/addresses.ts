export const portalPort = 4394;

/** The port that the portal was built for. Each worker's browser is led to a server of its own. */
export const identityPort = 4396;

export const addresses = {
  portal: `http://127.0.0.1:${portalPort}`,
  identity: `http://127.0.0.1:${identityPort}`,
} as const;

export const storedKey = 'firebase:authUser:emulator-waymark:[DEFAULT]';

/** Where the person is, and wants to be again. */
export const deepLink = '/home?milestone=project-kick-off&mission=join-the-kick-off-meeting';
