/** What we use: `exports` of 0.7.3, the version that satori brings, name no types. Those of 0.8 do. */
declare module 'fflate' {
  export class ZipDeflate {
    constructor(filename: string);
    mtime?: Date;
    push(chunk: Uint8Array, final?: boolean): void;
  }

  export class Zip {
    constructor(ondata: (error: Error | null, chunk: Uint8Array<ArrayBuffer>, final: boolean) => void);
    add(file: ZipDeflate): void;
    end(): void;
  }
}
