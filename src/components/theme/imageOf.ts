/** For the styles, so that no script holds what a decoration looks like. */
export function imageOf(svg: string) {
  const data = svg.replace(/\s+/g, ' ').replace(/[#<]/g, encodeURIComponent);
  return `url("data:image/svg+xml,${data}")`;
}
