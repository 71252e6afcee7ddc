/** A picture of the contract: of this site, whatever the hub answers (`//evil.example/a` would be another). */
export const picturePath = /^\/pictures\/[a-z0-9-]{1,64}\/[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** The address of a picture in one of its widths, `{path}-{width}.{format}` of the contract's `picture`. */
export const pictureFile = /^\/pictures\/[a-z0-9-]{1,64}\/(?:[a-z0-9]+-)+\d{2,4}\.(?:avif|webp)$/;
