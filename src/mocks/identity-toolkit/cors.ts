/** Without an origin there is nobody to let in. */
export function corsHeaders({ headers }: Request): Record<string, string> {
  const origin = headers.get('origin');
  return {
    vary: 'Origin',
    ...(origin !== null && { 'access-control-allow-origin': origin }),
    ...(headers.has('access-control-request-private-network') && {
      'access-control-allow-private-network': 'true',
    }),
  };
}

export function preflight(request: Request): Response {
  const wanted = request.headers.get('access-control-request-headers');
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(request),
      'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE',
      ...(wanted !== null && { 'access-control-allow-headers': wanted }),
    },
  });
}
