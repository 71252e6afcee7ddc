# Two images: the web (the default) and, for trials, the stand-in hub (`--target hub`). The hub of the web is named by
# the environment, see docs/operations.md. One container is one process: more than one need REDIS_URL.
# By tag, so that a build has the newest patches; by digest for one that can be repeated (docs/operations.md, "Deploy").
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci

FROM packages AS build
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1
COPY . .
RUN npm run build && rm -rf .next/cache

FROM packages AS runtime
RUN npm prune --omit=dev

FROM packages AS hub
ENV SANDBOX_PORT=4010 SANDBOX_DATA=/data
COPY lib/hub/contract ./lib/hub/contract
COPY sandbox ./sandbox
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 4010
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4010/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "sandbox/hub/main.ts"]

FROM ${NODE_IMAGE} AS web
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000
WORKDIR /app
COPY --from=runtime /app/node_modules ./node_modules
COPY --from=build /app/.next ./.next
COPY package.json next.config.mjs start.mjs server.ts ./
COPY public ./public
COPY lib ./lib
# The texts of `lib/server/plain-page.ts`.
COPY messages ./messages
# The one place that is written to: pages that were rendered. With a read-only root, a volume.
RUN mkdir -p .next/cache/pages && chown node:node .next/cache/pages
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "start.mjs"]
