/** The part of Khronos' validator that the tests use; it comes without types. */
declare module "gltf-validator" {
  interface Report {
    readonly issues: { readonly numErrors: number; readonly messages: readonly { readonly message: string }[] };
    readonly info: { readonly materialCount: number };
  }
  export function validateBytes(file: Uint8Array): Promise<Report>;
}
