/** `HEAD` of a file that only its whole content answers: Next would call `GET` and drop the bytes. */
export const refuseHead = (): Response => new Response(null, { status: 405, headers: { allow: 'GET' } });
