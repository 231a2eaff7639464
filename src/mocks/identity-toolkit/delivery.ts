import { pause } from './network.ts';
import type { Answer } from './wire.ts';

/** Puts an answer on the wire. Never rejects; stays pending where nothing ever arrives. */
export async function deliver(answer: Answer, headers: Record<string, string>): Promise<Response> {
  switch (answer.kind) {
    case 'json':
      return Response.json(answer.body, { status: answer.status, headers });
    case 'text':
      return new Response(answer.text, {
        status: answer.status,
        headers: { ...headers, 'content-type': answer.contentType },
      });
    case 'lost':
      return Response.error();
    case 'silent':
      return new Promise(() => {});
    case 'cut':
    case 'stalled':
      return new Response(brokenBody(answer.kind), {
        headers: { ...headers, 'content-type': 'application/json' },
      });
    case 'slow':
      await pause(answer.milliseconds);
      return deliver(answer.answer ?? { kind: 'silent' }, headers);
  }
}

/** The beginning of an answer, after which the connection fails or nothing ever follows. */
function brokenBody(kind: 'cut' | 'stalled'): ReadableStream<Uint8Array> {
  let isBegun = false;
  return new ReadableStream({
    pull(controller) {
      if (!isBegun) {
        isBegun = true;
        controller.enqueue(new TextEncoder().encode('{"kind":"identity'));
        return undefined;
      }
      if (kind === 'stalled') return new Promise(() => {});
      controller.error(new TypeError('The connection was reset.'));
      return undefined;
    },
  });
}
