/** P: fastify with its plain proxy. */
import proxy from '@fastify/http-proxy';
import fastify from 'fastify';

const { PORT, UPSTREAM } = process.env;
const server = fastify();
server.register(proxy, { upstream: UPSTREAM });
await server.listen({ port: Number(PORT), host: '::' });
