/** A Firebase project's settings. Only the key is needed; the rest goes along when it is there. */
export function readLiveSettings(env: Readonly<Record<string, string | undefined>>) {
  const { VITE_FIREBASE_PROJECT_ID: projectId, VITE_FIREBASE_APP_ID: appId } = env;
  return {
    apiKey: env['VITE_FIREBASE_API_KEY'] ?? '',
    ...(projectId && { projectId }),
    ...(appId && { appId }),
  };
}
