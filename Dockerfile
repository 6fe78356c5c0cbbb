# The digests are those Docker publishes for the tags (github.com/docker-library/repo-info); updates come as pull requests.
FROM node:24-bookworm-slim@sha256:235600a8101ab264e117b1768e925532262668dc9b581ef1dd7d96ced463b8e7 AS build
WORKDIR /omerta
COPY . .
RUN npm ci --include=dev && npm run build && node tools/program.mjs /program

FROM node:24-bookworm-slim@sha256:235600a8101ab264e117b1768e925532262668dc9b581ef1dd7d96ced463b8e7
WORKDIR /omerta
COPY --from=build /program ./
RUN mkdir --mode=0700 /data && chown node:node /data
USER node
ENV NODE_ENV=production OMERTA_DATA=/data PORT=3000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The bundle itself, not through npm: signals reach it, so it shuts down cleanly.
CMD ["node", "cli/dist/omerta.mjs", "serve"]
