/** The address of a picture in one of its widths, `{path}-{width}.{format}` of the contract's `picture`. */
export const pictureFile = /^\/pictures\/[a-z0-9-]{1,64}\/(?:[a-z0-9]+-)+\d{2,4}\.(?:avif|webp)$/;
