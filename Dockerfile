# The web alone; the hub is named by the environment (see docs/operations.md). One container is one process: more
# than one need REDIS_URL and PROCESSES.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000
WORKDIR /app
COPY --from=build --chown=node:node /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/.next ./.next
COPY --from=build --chown=node:node /app/public ./public
COPY --from=build --chown=node:node /app/messages ./messages
COPY --from=build --chown=node:node /app/lib ./lib
COPY --from=build --chown=node:node /app/package.json /app/next.config.mjs ./
USER node
EXPOSE 3000
# A container's HOSTNAME is its own name; bound to that alone, the rewrites of the languages loop.
CMD ["sh", "-c", "unset HOSTNAME; exec node node_modules/next/dist/bin/next start"]
