import type { PictureSize } from "#app/content/pictures.server.ts";

/** A picture of the content with the size that keeps its place while it loads. */
export interface PictureProps extends PictureSize {
  readonly src: string;
  readonly alt: string;
  readonly className?: string;
  /** The page's largest picture, seen at once: it is loaded first instead of when it comes near. */
  readonly priority?: boolean;
  /** Upright crop for phones. */
  readonly phone?: { readonly src: string } & PictureSize;
}

export function Picture({ src, alt, width, height, className, priority = false, phone }: PictureProps) {
  const image = (
    <img
      className={className}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      decoding="async"
    />
  );
  if (!phone) return image;
  return (
    <picture>
      <source
        media="(max-width: 47.99em) and (orientation: portrait)"
        srcSet={phone.src}
        width={phone.width}
        height={phone.height}
      />
      {image}
    </picture>
  );
}
